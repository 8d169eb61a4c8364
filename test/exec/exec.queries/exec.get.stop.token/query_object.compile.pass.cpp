// [exec.get.stop.token]/2
//
// get_stop_token is a query object, that is, a customization point object: every copy of it, const or not, lvalue or
// rvalue, asks the same question.

#include "execution.h"

#include <concepts>
#include <utility>

static_assert(std::same_as<decltype(exs::get_stop_token), const exs::get_stop_token_t>);
static_assert(std::semiregular<exs::get_stop_token_t>);

struct token_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept;
};

template<class Query, class Env>
using result = decltype(std::declval<Query>()(std::declval<Env>()));

template<class Env, class Token>
concept answered_with = std::same_as<result<exs::get_stop_token_t&, Env>, Token> &&
                        std::same_as<result<const exs::get_stop_token_t&, Env>, Token> &&
                        std::same_as<result<exs::get_stop_token_t, Env>, Token> &&
                        std::same_as<result<const exs::get_stop_token_t, Env>, Token>;

static_assert(answered_with<token_env, exs::inplace_stop_token>);
static_assert(answered_with<token_env&, exs::inplace_stop_token>);
static_assert(answered_with<const token_env&, exs::inplace_stop_token>);
static_assert(answered_with<const token_env, exs::inplace_stop_token>);

struct no_query_env {};

static_assert(answered_with<no_query_env, exs::never_stop_token>);
static_assert(answered_with<const no_query_env&, exs::never_stop_token>);
