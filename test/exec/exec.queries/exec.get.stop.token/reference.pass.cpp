// [exec.get.stop.token]/2.1
//
// get_stop_token(env) has the type and value category of the call of the environment's query: a reference stays one,
// and refers to the same token.

#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

struct lvalue_env {
  exs::never_stop_token* token;
  constexpr exs::never_stop_token& query(exs::get_stop_token_t) const noexcept { return *token; }
};

struct const_lvalue_env {
  exs::never_stop_token token;
  constexpr const exs::never_stop_token& query(exs::get_stop_token_t) const noexcept { return token; }
};

struct xvalue_env {
  exs::never_stop_token* token;
  constexpr exs::never_stop_token&& query(exs::get_stop_token_t) const noexcept { return std::move(*token); }
};

template<class Env>
using result = decltype(exs::get_stop_token(std::declval<Env>()));

static_assert(std::same_as<result<lvalue_env>, exs::never_stop_token&>);
static_assert(std::same_as<result<const lvalue_env&>, exs::never_stop_token&>);
static_assert(std::same_as<result<const_lvalue_env>, const exs::never_stop_token&>);
static_assert(std::same_as<result<const_lvalue_env&>, const exs::never_stop_token&>);
static_assert(std::same_as<result<xvalue_env>, exs::never_stop_token&&>);
static_assert(std::same_as<result<const xvalue_env&>, exs::never_stop_token&&>);

constexpr bool test() {
  exs::never_stop_token token;
  {
    const lvalue_env env{&token};
    auto&& answer = exs::get_stop_token(env);
    assert(&answer == &token);
  }
  {
    const const_lvalue_env env{};
    auto&& answer = exs::get_stop_token(env);
    assert(&answer == &env.token);
  }
  {
    const xvalue_env env{&token};
    auto&& answer = exs::get_stop_token(env);
    assert(&answer == &token);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
