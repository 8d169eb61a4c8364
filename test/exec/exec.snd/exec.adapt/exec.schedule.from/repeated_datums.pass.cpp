// [exec.schedule.from]/9
//
// Completions of the child whose datums decay to the same types are kept in the same way, also if one of them is the
// error that an exception would be.

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "transfers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <utility>

template<class Transfer>
void test(Transfer transfer) {
  manual_resource<> resource;
  deferred<ex::set_value_t(int&), ex::set_value_t(const int&), ex::set_value_t(const throwing_copy&),
    ex::set_error_t(int&), ex::set_error_t(const int&), ex::set_error_t(std::exception_ptr)>
    source;
  auto sndr = transfer(source.sender(), resource.scheduler());
  int number = 7;

  auto expect = [&](auto receiver, auto&&... args) {
    const record& told = *receiver.told;
    auto op = ex::connect(sndr, std::move(receiver));
    ex::start(op);
    source.complete(std::forward<decltype(args)>(args)...);
    resource.run_all();
    assert(!told.pending());
  };
  auto is_seven = []<class T>(T&& datum) noexcept {
    if constexpr (std::same_as<T&&, int&&>)
      assert(datum == 7);
    else
      assert(false && "another datum");
  };
  auto is_exception = []<class T>(T&&) noexcept { assert((std::same_as<T&&, std::exception_ptr&&>)); };

  record lvalue, const_lvalue, error_lvalue, error_const_lvalue, exception, thrown;
  expect(value_receiver(lvalue, is_seven), ex::set_value, number);
  assert(lvalue.value());
  expect(value_receiver(const_lvalue, is_seven), ex::set_value, std::as_const(number));
  assert(const_lvalue.value());
  expect(error_receiver(error_lvalue, is_seven), ex::set_error, number);
  assert(error_lvalue.error());
  expect(error_receiver(error_const_lvalue, is_seven), ex::set_error, std::as_const(number));
  assert(error_const_lvalue.error());
  expect(error_receiver(exception, is_exception), ex::set_error, std::make_exception_ptr(1));
  assert(exception.error());
  const throwing_copy datum;
  expect(error_receiver(thrown, is_exception), ex::set_value, datum);
  assert(thrown.error());
}

int main(int, char**) {
  for_each_transfer([](auto transfer) { test(transfer); });
  return 0;
}
