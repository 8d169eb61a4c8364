// [exec.read.env]/3
//
// The completions in an environment are a value completion with what the query gives there and, if the query may throw,
// an error completion with an exception.

#include "signatures.h"
#include "environments.h"
#include "execution.h"
#include "values.h"

#include <exception>
#include <utility>

template<class T, bool Nothrow = true>
struct env {
  T query(forwarding) const noexcept(Nothrow);
};

using sender = decltype(ex::read_env(std::declval<forwarding>()));

static_assert(completes_in_with<sender, env<int>, ex::set_value_t(int)>);
static_assert(completes_in_with<sender&, env<int>, ex::set_value_t(int)>);
static_assert(completes_in_with<const sender&, env<int>, ex::set_value_t(int)>);
static_assert(completes_in_with<sender, env<int&>, ex::set_value_t(int&)>);
static_assert(completes_in_with<sender, env<const int&>, ex::set_value_t(const int&)>);
static_assert(completes_in_with<sender, env<move_only>, ex::set_value_t(move_only)>);
static_assert(completes_in_with<sender, ex::prop<forwarding, int>, ex::set_value_t(const int&)>);

static_assert(completes_in_with<sender, env<int, false>, ex::set_value_t(int), ex::set_error_t(std::exception_ptr)>);
static_assert(completes_in_with<sender, env<int&, false>, ex::set_value_t(int&), ex::set_error_t(std::exception_ptr)>);

// A query that an empty environment answers, too.
struct token_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept;
};

using token_sender = decltype(ex::read_env(std::declval<exs::get_stop_token_t>()));
static_assert(completes_in_with<token_sender, ex::env<>, ex::set_value_t(exs::never_stop_token)>);
static_assert(completes_in_with<token_sender, token_env, ex::set_value_t(exs::inplace_stop_token)>);
