// [exec.awaitable]/3.3
//
// await_suspend may return a coroutine_handle, of whichever promise, and nothing that is only like one.

#include "coroutines.h"
#include "execution.h"

#include <coroutine>

struct promise {};

struct derived : std::coroutine_handle<> {};

struct convertible {
  operator std::coroutine_handle<>() const;
};

static_assert(ex::sender<awaiter<void, std::coroutine_handle<>>>);
static_assert(ex::sender<awaiter<void, std::coroutine_handle<promise>>>);
static_assert(ex::sender<awaiter<void, std::noop_coroutine_handle>>);
static_assert(!ex::sender<awaiter<void, std::coroutine_handle<>&>>);
static_assert(!ex::sender<awaiter<void, std::coroutine_handle<>*>>);
static_assert(!ex::sender<awaiter<void, derived>>);
static_assert(!ex::sender<awaiter<void, convertible>>);
