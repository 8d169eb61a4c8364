// [execution.syn]/2.4
//
// A sender that can succeed in several ways has no value that an await could give, and is not awaitable: as_awaitable
// leaves it as it is.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <concepts>
#include <utility>

using promise = coroutine<has_awaitable_senders>::promise_type;

template<class... Sigs>
using sender = decltype(sends<ex::completion_signatures<Sigs...>>(ex::set_stopped));

template<class Sndr>
concept left_alone = std::same_as<decltype(ex::as_awaitable(std::declval<Sndr>(), std::declval<promise&>())), Sndr&&>;

static_assert(left_alone<sender<ex::set_value_t(int), ex::set_value_t(), ex::set_stopped_t()>>);
static_assert(left_alone<sender<ex::set_value_t(int), ex::set_value_t(char), ex::set_stopped_t()>>);
static_assert(left_alone<sender<ex::set_value_t(int), ex::set_value_t(int, int), ex::set_stopped_t()>>);
static_assert(!left_alone<sender<ex::set_value_t(int), ex::set_stopped_t()>>);
