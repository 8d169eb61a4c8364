// [exec.general]/8.1, [exec.general]/8.2, [exec.general]/8.3
//
// An error that becomes an exception: an exception_ptr is what it points to, an error_code becomes a system_error, and
// anything else is thrown as it is. So it is for sync_wait and for whoever awaits.

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <exception>
#include <system_error>
#include <utility>

// Looks at the exception that fails throws.
template<class Err, class Fails, class Check>
void expect(Fails fails, Check check) {
  bool caught = false;
  try {
    fails();
  } catch (const Err& error) {
    check(error);
    caught = true;
  }
  assert(caught);
}

coroutine<has_awaitable_senders> awaits(auto sndr) {
  co_await std::move(sndr);
}

template<class Err, class Datum, class Check>
void test(Datum datum, Check check) {
  const auto sndr = sends<ex::completion_signatures<ex::set_value_t(), ex::set_error_t(Datum)>>(ex::set_error, datum);
  expect<Err>([&] { ext::sync_wait(sndr); }, check);
  expect<Err>(
    [&] {
      auto coro = awaits(sndr);
      coro.resume();
      assert(coro.get().done());
      std::rethrow_exception(coro.promise().exception);
    },
    check);
}

struct custom_error {
  int number;
};

int main(int, char**) {
  test<custom_error>(
    std::make_exception_ptr(custom_error{1}), [](const custom_error& error) { assert(error.number == 1); });

  const auto code = std::make_error_code(std::errc::timed_out);
  test<std::system_error>(code, [&](const std::system_error& error) { assert(error.code() == code); });

  test<custom_error>(custom_error{2}, [](const custom_error& error) { assert(error.number == 2); });
  test<int>(3, [](int error) { assert(error == 3); });
  return 0;
}
