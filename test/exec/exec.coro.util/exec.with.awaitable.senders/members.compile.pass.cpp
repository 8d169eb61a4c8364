// [exec.with.awaitable.senders]/1
//
// continuation and unhandled_stopped return a coroutine_handle<>, and throw nothing.

#include "execution.h"

#include <concepts>
#include <coroutine>
#include <utility>

struct promise : ex::with_awaitable_senders<promise> {};

static_assert(std::same_as<decltype(std::declval<const promise&>().continuation()), std::coroutine_handle<>>);
static_assert(noexcept(std::declval<const promise&>().continuation()));
static_assert(std::same_as<decltype(std::declval<promise&>().unhandled_stopped()), std::coroutine_handle<>>);
static_assert(noexcept(std::declval<promise&>().unhandled_stopped()));
