// [exec.env]/2
//
// An env cannot be assigned to; it can be copied and moved as its elements can.

#include "environments.h"
#include "execution.h"
#include "values.h"

#include <type_traits>

template<class T>
concept not_assignable = !std::is_copy_assignable_v<T> && !std::is_move_assignable_v<T>;

struct assignable_env {
  int query(forwarding) const noexcept;
};

struct move_only_env {
  move_only value;
};

static_assert(std::is_copy_assignable_v<assignable_env>);
static_assert(not_assignable<ex::env<>>);
static_assert(not_assignable<ex::env<assignable_env>>);
static_assert(not_assignable<ex::env<assignable_env&>>);
static_assert(not_assignable<ex::env<assignable_env, ex::env<assignable_env>>>);
static_assert(not_assignable<ex::env<ex::prop<forwarding, int>>>);

static_assert(std::is_copy_constructible_v<ex::env<>>);
static_assert(std::is_copy_constructible_v<ex::env<assignable_env>>);
static_assert(std::is_copy_constructible_v<ex::env<assignable_env, ex::env<assignable_env>>>);
static_assert(std::is_copy_constructible_v<ex::env<ex::prop<forwarding, int>>>);
static_assert(std::is_move_constructible_v<ex::env<assignable_env, move_only_env>>);
static_assert(!std::is_copy_constructible_v<ex::env<assignable_env, move_only_env>>);
