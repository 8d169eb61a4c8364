// [exec.get.stop.token]/2.1
//
// get_stop_token(env) is a token of the type that the environment's query answers with, and does not throw.

#include "execution.h"

#include <concepts>
#include <utility>

template<class T>
struct returning_env {
  T query(exs::get_stop_token_t) const noexcept;
};

template<class Env, class T>
concept answers_with = requires(Env&& env) {
  requires std::same_as<decltype(exs::get_stop_token(std::forward<Env>(env))), T>;
  requires noexcept(exs::get_stop_token(std::forward<Env>(env)));
};

static_assert(answers_with<returning_env<exs::inplace_stop_token>, exs::inplace_stop_token>);
static_assert(answers_with<returning_env<exs::inplace_stop_token>&, exs::inplace_stop_token>);
static_assert(answers_with<const returning_env<exs::inplace_stop_token>&, exs::inplace_stop_token>);
static_assert(answers_with<const returning_env<exs::inplace_stop_token>, exs::inplace_stop_token>);
static_assert(answers_with<returning_env<exs::never_stop_token>, exs::never_stop_token>);
