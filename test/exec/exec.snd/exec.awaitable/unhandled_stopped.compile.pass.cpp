// [exec.awaitable]/6
//
// The promise for which it is decided whether something can be awaited has unhandled_stopped.

#include "coroutines.h"
#include "execution.h"

#include <concepts>
#include <coroutine>

struct result {};

struct stops {
  bool await_ready();

  template<class Promise>
    requires requires(Promise& promise) {
      { promise.unhandled_stopped() } -> std::same_as<std::coroutine_handle<>>;
    }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> h);

  result await_resume();
};

static_assert(ex::sender<stops>);
static_assert(awaited_in_as<stops, ex::env<>, result>);
