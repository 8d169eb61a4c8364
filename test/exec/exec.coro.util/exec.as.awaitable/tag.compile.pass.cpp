// [exec.as.awaitable]/7
//
// as_awaitable is a customization point object: it has a type of its own, whose values are all alike, and can be called
// whatever its constness and value category.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"

#include <concepts>

using promise = coroutine<awaits_senders>::promise_type;
using sender = decltype(ex::just(1));

static_assert(std::same_as<decltype(ex::as_awaitable), const ex::as_awaitable_t>);
static_assert(std::semiregular<ex::as_awaitable_t>);
static_assert(std::invocable<ex::as_awaitable_t, sender, promise&>);
static_assert(std::invocable<ex::as_awaitable_t&, sender, promise&>);
static_assert(std::invocable<const ex::as_awaitable_t, const sender&, promise&>);
static_assert(std::invocable<const ex::as_awaitable_t&, sender&, promise&>);
