// [exec.as.awaitable]/1
//
// A sender with more than one value completion is not made awaitable.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <concepts>
#include <utility>

using promise = coroutine<awaits_senders>::promise_type;

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

template<class Sndr, class Promise>
concept left_as_it_is =
  std::same_as<decltype(ex::as_awaitable(std::declval<Sndr>(), std::declval<Promise&>())), Sndr&&>;

static_assert(!left_as_it_is<sender<ex::set_value_t(int)>, promise>);
static_assert(left_as_it_is<sender<ex::set_value_t(int), ex::set_value_t()>, promise>);
static_assert(left_as_it_is<sender<ex::set_value_t(int), ex::set_value_t(char)>, promise>);
static_assert(left_as_it_is<sender<ex::set_value_t(int), ex::set_value_t(char)>&, promise>);
static_assert(left_as_it_is<const sender<ex::set_value_t(int), ex::set_value_t(int, int)>&, promise>);
