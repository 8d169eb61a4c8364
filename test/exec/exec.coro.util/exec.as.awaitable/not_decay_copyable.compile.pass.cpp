// [exec.as.awaitable]/4.1
//
// A sender whose values cannot be kept, because no object can be made of them, is not made awaitable.
//
// EDITION: cd

#include "coroutines.h"
#include "execution.h"
#include "senders.h"
#include "values.h"

#include <concepts>
#include <utility>

template<class... Values>
using sender = deferred<ex::set_value_t(Values...)>::sender_type;

template<class Sndr>
concept left_as_it_is = std::same_as<
  decltype(ex::as_awaitable(std::declval<Sndr>(), std::declval<coroutine<awaits_senders>::promise_type&>())), Sndr&&>;

static_assert(left_as_it_is<sender<const move_only&>>);
static_assert(!left_as_it_is<sender<move_only&&>>);
static_assert(left_as_it_is<sender<int, const move_only&>>);
static_assert(!left_as_it_is<sender<int, move_only>>);
static_assert(left_as_it_is<sender<not_movable&>>);
