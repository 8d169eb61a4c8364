// [exec.as.awaitable]/2
//
// The result of awaiting a sender is the only value that it completes with, decayed; a tuple of the decayed values if
// it completes with several; and void if it completes with none or never with a value.

#include "coroutines.h"
#include "execution.h"
#include "senders.h"
#include "values.h"

#include <concepts>
#include <tuple>
#include <utility>

using promise = coroutine<awaits_senders>::promise_type;

template<class... Sigs>
using sender = deferred<Sigs...>::sender_type;

// co_await of the sender has the type Result
template<class Sndr, class Result>
concept awaited_to_be =
  std::same_as<decltype(ex::as_awaitable(std::declval<Sndr>(), std::declval<promise&>()).await_resume()), Result>;

static_assert(awaited_to_be<sender<ex::set_value_t(int)>, int>);
static_assert(awaited_to_be<sender<ex::set_value_t(int&)>, int>);
static_assert(awaited_to_be<sender<ex::set_value_t(const int&)>, int>);
static_assert(awaited_to_be<sender<ex::set_value_t(int&&)>, int>);
static_assert(awaited_to_be<sender<ex::set_value_t(const char (&)[3])>, const char*>);
static_assert(awaited_to_be<sender<ex::set_value_t(move_only)>, move_only>);
static_assert(awaited_to_be<sender<ex::set_value_t(std::tuple<int>)>, std::tuple<int>>);

static_assert(awaited_to_be<sender<ex::set_value_t()>, void>);

static_assert(awaited_to_be<sender<ex::set_value_t(int, char)>, std::tuple<int, char>>);
static_assert(awaited_to_be<sender<ex::set_value_t(int&, const char&, move_only)>, std::tuple<int, char, move_only>>);

static_assert(awaited_to_be<sender<ex::set_error_t(int)>, void>);
static_assert(awaited_to_be<sender<ex::set_stopped_t()>, void>);
static_assert(awaited_to_be<sender<ex::set_error_t(int), ex::set_stopped_t()>, void>);

// Other completions do not matter.
static_assert(awaited_to_be<sender<ex::set_value_t(int), ex::set_error_t(char), ex::set_stopped_t()>, int>);
static_assert(awaited_to_be<sender<ex::set_error_t(char), ex::set_stopped_t(), ex::set_value_t()>, void>);
