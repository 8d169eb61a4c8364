// [exec.get.stop.token]/2.1
//
// The environment's query is called with get_stop_token itself, which is a const lvalue.

#include "execution.h"

#include <concepts>
#include <utility>

struct argument_env {
  exs::never_stop_token query(exs::get_stop_token_t&) const noexcept;
  exs::inplace_stop_token query(const exs::get_stop_token_t&) const noexcept;
  exs::never_stop_token query(exs::get_stop_token_t&&) const noexcept;
  exs::never_stop_token query(const exs::get_stop_token_t&&) const noexcept;
};

static_assert(std::same_as<decltype(exs::get_stop_token(std::declval<argument_env>())), exs::inplace_stop_token>);

// An rvalue would find nothing to call here.
struct lvalue_argument_env {
  exs::inplace_stop_token query(const exs::get_stop_token_t&) const noexcept;
  exs::inplace_stop_token query(const exs::get_stop_token_t&&) const noexcept = delete;
};

inline auto test(const lvalue_argument_env& env) {
  return exs::get_stop_token(env);
}

static_assert(
  std::same_as<decltype(exs::get_stop_token(std::declval<lvalue_argument_env>())), exs::inplace_stop_token>);
