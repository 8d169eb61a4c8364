// [exec.as.awaitable]/7.4
//
// An lvalue is awaited as a sender only if it can be copied: what can only be moved is left where it is.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <concepts>
#include <utility>

using promise = coroutine<awaits_senders>::promise_type;
using sender = move_only_sender<decltype(ex::just(7))>;

template<class T>
concept left_as_it_is = std::same_as<decltype(ex::as_awaitable(std::declval<T>(), std::declval<promise&>())), T&&>;

static_assert(left_as_it_is<sender&>);
static_assert(left_as_it_is<const sender&>);
static_assert(left_as_it_is<const sender>);
static_assert(!left_as_it_is<sender>);
