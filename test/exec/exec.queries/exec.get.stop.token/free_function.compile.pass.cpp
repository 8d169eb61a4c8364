// [exec.get.stop.token]/2.2
//
// Functions that argument-dependent lookup would find do not answer: without a member query the answer is a
// never_stop_token.

#include "execution.h"

#include <concepts>
#include <utility>

namespace ns {
  struct query_env {};
  exs::inplace_stop_token query(const query_env&, exs::get_stop_token_t) noexcept;
  exs::inplace_stop_token query(exs::get_stop_token_t, const query_env&) noexcept;

  struct get_stop_token_env {};
  exs::inplace_stop_token get_stop_token(const get_stop_token_env&) noexcept;

  struct tag_invoke_env {};
  exs::inplace_stop_token tag_invoke(exs::get_stop_token_t, const tag_invoke_env&) noexcept;
} // namespace ns

template<class Env>
using result = decltype(exs::get_stop_token(std::declval<Env>()));

static_assert(std::same_as<result<ns::query_env>, exs::never_stop_token>);
static_assert(std::same_as<result<const ns::query_env&>, exs::never_stop_token>);
static_assert(std::same_as<result<ns::get_stop_token_env>, exs::never_stop_token>);
static_assert(std::same_as<result<const ns::get_stop_token_env&>, exs::never_stop_token>);
static_assert(std::same_as<result<ns::tag_invoke_env>, exs::never_stop_token>);
static_assert(std::same_as<result<const ns::tag_invoke_env&>, exs::never_stop_token>);
