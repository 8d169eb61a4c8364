// [exec.connect]/5
//
// An exception that leaves the await-expression, from whichever of its parts, is the error with which the operation
// completes, as an exception_ptr.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <coroutine>
#include <exception>
#include <utility>

struct thrown {
  int value;
};

struct expect_thrown {
  template<class Error>
  void operator()(Error&& error) const noexcept {
    static_assert(std::same_as<Error&&, std::exception_ptr&&>);
    try {
      std::rethrow_exception(std::move(error));
    } catch (const thrown& exception) {
      assert(exception.value == 7);
      return;
    } catch (...) {
    }
    assert(false && "another exception was thrown");
  }
};

struct throws_in_await_ready {
  bool await_ready() { throw thrown{7}; }
  void await_suspend(std::coroutine_handle<>) {}
  int await_resume() { return 0; }
};

struct throws_in_await_suspend {
  bool await_ready() { return false; }
  void await_suspend(std::coroutine_handle<>) { throw thrown{7}; }
  int await_resume() { return 0; }
};

struct throws_in_operator {
  throws_in_await_ready operator co_await() { throw thrown{7}; }
};

struct throws_in_as_awaitable {
  throws_in_await_ready as_awaitable(auto&) { throw thrown{7}; }
};

template<class Awaitable>
void test(Awaitable awaitable) {
  record told;
  run(std::move(awaitable), error_receiver(told, expect_thrown()));
  assert(told.error());
}

template<class Result>
void test_deferred(Result result) {
  gate where;
  record told;
  auto op = ex::connect(where.wait(result), error_receiver(told, expect_thrown()));
  ex::start(op);
  assert(told.pending());
  where.resume();
  assert(told.error());
}

int main(int, char**) {
  auto value = []() -> int { throw thrown{7}; };
  auto nothing = [] { throw thrown{7}; };
  test(ready{value});
  test(ready{nothing});
  test_deferred(value);
  test_deferred(nothing);
  test(throws_in_await_ready());
  test(throws_in_await_suspend());
  test(throws_in_operator());
  test(throws_in_as_awaitable());
  return 0;
}
