// [exec.connect]/5
//
// The result of awaiting an awaitable is the value with which the operation completes, in its own value category; there
// is none if the result is void.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <coroutine>
#include <memory>
#include <type_traits>
#include <utility>

// For an awaitable that is ready, and for one that is not.
template<class Result, class OnValue>
void test(Result result, OnValue on_value) {
  {
    record told;
    run(ready{result}, value_receiver(told, on_value));
    assert(told.value());
  }
  {
    gate where;
    record told;
    auto op = ex::connect(where.wait(result), value_receiver(told, on_value));
    assert(!where.occupied());
    ex::start(op);
    assert(where.occupied());
    assert(told.pending());
    where.resume();
    assert(told.value());
  }
}

// Takes only a T&&, and this one.
template<class T>
struct expect {
  std::remove_reference_t<T>* address;

  template<class U>
  void operator()(U&& value) const noexcept {
    static_assert(std::same_as<U&&, T&&>);
    assert(std::addressof(value) == address);
  }
};

// Returns false from await_suspend: the coroutine goes on at once.
struct changes_its_mind {
  bool await_ready() const noexcept { return false; }
  bool await_suspend(std::coroutine_handle<>) const noexcept { return false; }
  int await_resume() const noexcept { return 7; }
};

// Resumes the coroutine by a symmetric transfer to itself.
struct transfers_to_itself {
  bool await_ready() const noexcept { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> h) const noexcept { return h; }
  int await_resume() const noexcept { return 7; }
};

int main(int, char**) {
  int i = 7;
  const int ci = 8;
  test([] { return 7; }, [](int&& value) noexcept { assert(value == 7); });
  test([] { return move_only(7); }, [](move_only&& value) noexcept { assert(value.value == 7); });
  test([] {}, [] noexcept {});
  test([&]() -> int& { return i; }, expect<int&>{&i});
  test([&]() -> const int& { return ci; }, expect<const int&>{&ci});
  test([&]() -> int&& { return std::move(i); }, expect<int>{&i});

  auto expect_7 = [](int&& value) noexcept { assert(value == 7); };
  {
    record told;
    run(changes_its_mind(), value_receiver(told, expect_7));
    assert(told.value());
  }
  {
    record told;
    run(transfers_to_itself(), value_receiver(told, expect_7));
    assert(told.value());
  }
  return 0;
}
