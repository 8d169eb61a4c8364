// [exec.into.variant]/4
//
// If it takes an environment to know the values, it is in that environment that the sender is none if they cannot be
// copied.

#include "environments.h"
#include "execution.h"
#include "values.h"

#include <utility>

template<class T>
struct env {
  T query(forwarding) const noexcept;
};

using sender = decltype(ex::into_variant(ex::read_env(std::declval<forwarding>())));

static_assert(ex::sender_in<sender, env<int&>>);
static_assert(ex::sender_in<sender, env<move_only>>);
static_assert(!ex::sender_in<sender, env<move_only&>>);
static_assert(!ex::sender_in<sender, env<const move_only&>>);
static_assert(!ex::sender_in<sender, env<not_movable&>>);
