// [exec.connect]/3
//
// The promise of the coroutine that awaits an awaitable has a member function unhandled_stopped, by which the operation
// completes as stopped. It returns a coroutine that does nothing when it is resumed.

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <coroutine>
#include <utility>

// Inside await_suspend, and by a symmetric transfer to what unhandled_stopped returns.
struct stops {
  bool await_ready() const noexcept { return false; }

  template<class Promise>
  std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> h) const noexcept {
    Promise& promise = h.promise();
    static_assert(noexcept(promise.unhandled_stopped()));
    return promise.unhandled_stopped();
  }

  void await_resume() const { assert(false && "a stopped coroutine goes on"); }
};

// Later.
struct stops_later {
  std::coroutine_handle<> (**stop)(void*);
  void** promise;

  bool await_ready() const noexcept { return false; }

  template<class Promise>
  void await_suspend(std::coroutine_handle<Promise> h) const noexcept {
    *promise = &h.promise();
    *stop = [](void* p) -> std::coroutine_handle<> { return static_cast<Promise*>(p)->unhandled_stopped(); };
  }

  int await_resume() const {
    assert(false && "a stopped coroutine goes on");
    return 0;
  }
};

int main(int, char**) {
  {
    record told;
    run(stops(), any_receiver(told));
    assert(told.stopped());
  }
  {
    std::coroutine_handle<> (*stop)(void*) = nullptr;
    void* promise = nullptr;
    record told;
    auto op = ex::connect(stops_later{&stop, &promise}, any_receiver(told));
    ex::start(op);
    assert(told.pending());
    const std::coroutine_handle<> h = stop(promise);
    assert(told.stopped());
    assert(h);
    h.resume();
    h.resume();
  }
  return 0;
}
