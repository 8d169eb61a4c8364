// [exec.connect]/3
//
// Connecting an awaitable does nothing with it: only when the operation is started is it awaited.

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <coroutine>
#include <utility>

struct traced {
  int* steps;

  struct awaiter {
    int* steps;

    bool await_ready() const noexcept {
      assert(*steps == 1);
      ++*steps;
      return true;
    }
    void await_suspend(std::coroutine_handle<>) const noexcept {}
    void await_resume() const noexcept {
      assert(*steps == 2);
      ++*steps;
    }
  };

  awaiter operator co_await() const noexcept {
    assert(*steps == 0);
    ++*steps;
    return {steps};
  }
};

int main(int, char**) {
  {
    int steps = 0;
    record told;
    auto op = ex::connect(traced{&steps}, any_receiver(told));
    assert(steps == 0);
    assert(told.pending());
    ex::start(op);
    assert(steps == 3);
    assert(told.value());
  }
  { // never started
    int steps = 0;
    record told;
    {
      auto op = ex::connect(traced{&steps}, any_receiver(told));
    }
    assert(steps == 0);
    assert(told.pending());
  }
  return 0;
}
