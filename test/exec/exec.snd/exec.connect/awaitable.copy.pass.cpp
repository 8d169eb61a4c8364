// [exec.connect]/5
//
// The operation keeps a decayed copy of the awaitable, moved from an rvalue, copied from an lvalue, and awaits that
// copy, as an rvalue. An exception of the copy's leaves connect.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <coroutine>
#include <memory>
#include <optional>
#include <utility>

struct by_category {
  auto operator co_await() && {
    return ready{[] { return 1; }};
  }
  auto operator co_await() & {
    return ready{[] { return 2; }};
  }
  auto operator co_await() const& {
    return ready{[] { return 3; }};
  }
};

struct counting : counted {
  explicit counting(tally& counts) : counted(counts) {}
  bool await_ready() const noexcept { return true; }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  void await_resume() const noexcept {}
};

struct move_only_awaitable : move_only {
  using move_only::move_only;
  bool await_ready() const noexcept { return true; }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  int await_resume() const noexcept { return value; }
};

struct throwing_awaitable : throwing_copy {
  bool await_ready() const noexcept { return true; }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  void await_resume() const noexcept {}
};

template<class Awaitable>
int result_of(Awaitable&& awaitable) {
  record told;
  int result = 0;
  run(std::forward<Awaitable>(awaitable), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  { // awaited as an rvalue
    by_category lvalue;
    assert(result_of(by_category()) == 1);
    assert(result_of(lvalue) == 1);
    assert(result_of(std::as_const(lvalue)) == 1);
  }
  { // moved
    assert(result_of(move_only_awaitable(7)) == 7);
    tally counts;
    record told;
    run(counting(counts), any_receiver(told));
    assert(counts.copies == 0);
  }
  { // copied
    tally counts;
    const counting awaitable(counts);
    record told;
    run(awaitable, any_receiver(told));
    assert(counts.copies == 1);
  }
  { // the copy outlives the awaitable
    std::optional awaitable(ready{[shared = std::make_shared<int>(7)] { return *shared; }});
    record told;
    int result = 0;
    auto op = ex::connect(*awaitable, value_receiver(told, [&](int i) { result = i; }));
    awaitable.reset();
    ex::start(op);
    assert(result == 7);
  }
  { // an exception
    const throwing_awaitable awaitable;
    record told;
    bool thrown = false;
    try {
      auto op = ex::connect(awaitable, any_receiver(told));
    } catch (int) {
      thrown = true;
    }
    assert(thrown);
    assert(told.pending());
  }
  return 0;
}
