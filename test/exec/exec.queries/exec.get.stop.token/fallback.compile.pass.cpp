// [exec.get.stop.token]/2.2
//
// If the environment, as a const lvalue, cannot be asked, the answer is a never_stop_token.

#include "execution.h"

#include <concepts>
#include <utility>

template<class Env>
concept falls_back_as = requires(Env&& env) {
  requires std::same_as<decltype(exs::get_stop_token(std::forward<Env>(env))), exs::never_stop_token>;
  requires noexcept(exs::get_stop_token(std::forward<Env>(env)));
};

template<class Env>
concept falls_back = falls_back_as<Env> && falls_back_as<Env&> && falls_back_as<const Env&> && falls_back_as<const Env>;

struct no_query_env {};
static_assert(falls_back<no_query_env>);

static_assert(falls_back<ex::env<>>);
static_assert(falls_back<int>);

// There is a query, but not for a const lvalue.
struct non_const_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) noexcept;
};
static_assert(falls_back<non_const_env>);

struct lvalue_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) & noexcept;
};
static_assert(falls_back<lvalue_env>);

struct rvalue_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) && noexcept;
};
static_assert(falls_back<rvalue_env>);

struct const_rvalue_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const&& noexcept;
};
static_assert(falls_back<const_rvalue_env>);

// There is a query, but not with the query object as its only argument, which is a const lvalue.
struct other_query_env {
  exs::inplace_stop_token query(exs::get_allocator_t) const noexcept;
};
static_assert(falls_back<other_query_env>);

struct no_argument_env {
  exs::inplace_stop_token query() const noexcept;
};
static_assert(falls_back<no_argument_env>);

struct second_argument_env {
  exs::inplace_stop_token query(exs::get_stop_token_t, int) const noexcept;
};
static_assert(falls_back<second_argument_env>);

struct non_const_argument_env {
  exs::inplace_stop_token query(exs::get_stop_token_t&) const noexcept;
};
static_assert(falls_back<non_const_argument_env>);

struct rvalue_argument_env {
  exs::inplace_stop_token query(exs::get_stop_token_t&&) const noexcept;
};
static_assert(falls_back<rvalue_argument_env>);

// There is a query, but nobody may call it.
class private_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept;
};
static_assert(falls_back<private_env>);

struct deleted_env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept = delete;
};
static_assert(falls_back<deleted_env>);

struct unsatisfied_env {
  exs::inplace_stop_token query(std::same_as<int> auto) const noexcept;
};
static_assert(falls_back<unsatisfied_env>);

// There is a member query that is no function, and a member function of another name.
struct no_function_env {
  int query;
};
static_assert(falls_back<no_function_env>);

struct other_member_env {
  exs::inplace_stop_token get_stop_token() const noexcept;
};
static_assert(falls_back<other_member_env>);
