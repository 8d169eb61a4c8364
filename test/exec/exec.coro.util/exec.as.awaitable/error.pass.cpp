// [exec.as.awaitable]/4.2
//
// An error is thrown in the coroutine: what an exception_ptr points to, a system_error for an error_code, and anything
// else as it is.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <exception>
#include <stdexcept>
#include <string>
#include <system_error>

// Awaits a sender that completes with error, inside start and later; check is called with what was thrown.
template<class Thrown, class Error, class Check>
void test(Error error, Check check) {
  int caught = 0;
  const auto body = [&](auto sndr) -> coroutine<awaits_senders> {
    try {
      co_await sndr;
      assert(false && "nothing was thrown");
    } catch (const Thrown& thrown) {
      check(thrown);
      ++caught;
    }
  };
  {
    const auto coro = body(ex::just_error(error));
    coro.resume();
    assert(caught == 1);
    assert(coro.returned());
  }
  {
    deferred<ex::set_value_t(int), ex::set_error_t(Error), ex::set_stopped_t()> source;
    const auto coro = body(source.sender());
    coro.resume();
    assert(caught == 1);
    source.complete(ex::set_error, error);
    assert(caught == 2);
    assert(coro.returned());
  }
  { // as an lvalue
    deferred<ex::set_error_t(const Error&)> source;
    const auto coro = body(source.sender());
    coro.resume();
    source.complete(ex::set_error, error);
    assert(caught == 3);
    assert(coro.returned());
  }
}

struct own_error {
  int value;
};

enum class own_code { one = 1 };

int main(int, char**) {
  test<std::runtime_error>(std::make_exception_ptr(std::runtime_error("7")),
    [](const std::runtime_error& thrown) { assert(thrown.what() == std::string("7")); });
  test<int>(std::make_exception_ptr(7), [](int thrown) { assert(thrown == 7); });

  const auto code = std::make_error_code(std::errc::invalid_argument);
  test<std::system_error>(code, [&](const std::system_error& thrown) { assert(thrown.code() == code); });

  test<int>(7, [](int thrown) { assert(thrown == 7); });
  test<own_error>(own_error{7}, [](const own_error& thrown) { assert(thrown.value == 7); });
  test<own_code>(own_code::one, [](own_code thrown) { assert(thrown == own_code::one); });
  test<std::errc>(std::errc::invalid_argument, [](std::errc thrown) { assert(thrown == std::errc::invalid_argument); });
  test<std::runtime_error>(
    std::runtime_error("7"), [](const std::runtime_error& thrown) { assert(thrown.what() == std::string("7")); });

  { // nobody catches it
    const auto body = []() -> coroutine<awaits_senders> { co_await ex::just_error(7); };
    const auto coro = body();
    coro.resume();
    assert(coro.get().done());
    assert(coro.promise().exception);
  }
  return 0;
}
