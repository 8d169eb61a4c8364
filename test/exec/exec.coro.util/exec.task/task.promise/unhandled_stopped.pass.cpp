// [task.promise]/14
//
// An awaitable that tells the promise to stop can have itself resumed what it gets for it: that does nothing.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <coroutine>

// Stops the coroutine that awaits it, and goes on with what the promise says.
struct stopping_awaiter {
  static bool await_ready() noexcept { return false; }

  template<class Promise>
  static std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> h) noexcept {
    if constexpr (requires { h.promise().unhandled_stopped(); }) {
      static_assert(std::same_as<decltype(h.promise().unhandled_stopped()), std::coroutine_handle<>>);
      const std::coroutine_handle<> next = h.promise().unhandled_stopped();
      assert(next);
      assert(!next.done());
      next.resume();
      assert(!next.done());
      return next;
    } else {
      return std::noop_coroutine();
    }
  }

  static void await_resume() noexcept {}
};

// Only with this scheduler it is the coroutine itself that awaits.
task<void, scheduled_by<ex::inline_scheduler>> coroutine() {
  co_await stopping_awaiter();
  assert(false);
}

int main(int, char**) {
  record told;
  run(coroutine(), any_receiver(told));
  assert(told.stopped());
  return 0;
}
