// [task.promise]/9
//
// co_yield with_error completes the operation with the error, converted to the one error type that it can be converted
// to, as an rvalue. The coroutine goes no further, and nothing is thrown.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <ios>
#include <string>
#include <system_error>

template<class Environment, class Err>
task<int, Environment> fails(Err err, bool& went_on) {
  try {
    co_yield ex::with_error(std::move(err));
  } catch (...) {
    assert(false && "an error became an exception");
  }
  went_on = true;
  co_return 1;
}

task<int, fails_with<int>> fails_later(deferred<ex::set_value_t(bool)>& source) {
  if (co_await source.sender())
    co_yield ex::with_error(7);
  co_return 1;
}

template<class Environment, class Expected, class Err, class Fn>
void test(Err err, Fn fn) {
  record told;
  bool went_on = false;
  run(fails<Environment>(std::move(err), went_on), error_receiver(
                                                     told,
                                                     [&]<class T>(T&& error) {
                                                       if constexpr (std::same_as<T&&, Expected&&>)
                                                         fn(error);
                                                       else
                                                         assert(false);
                                                     },
                                                     inline_env()));
  assert(told.error());
  assert(!went_on);
}

int main(int, char**) {
  static_assert(std::same_as<decltype(ex::with_error(1)), ex::with_error<int>>);
  static_assert(std::same_as<ex::with_error<const int&>::type, int>);
  static_assert(std::same_as<decltype(ex::with_error<const int&>{1}.error), int>);

  test<fails_with<int>, int>(7, [](int i) { assert(i == 7); });
  test<fails_with<move_only>, move_only>(move_only(7), [](auto& error) { assert(error.value == 7); });

  // converted
  test<fails_with<std::string, void*>, std::string>("text", [](auto& error) { assert(error == "text"); });
  test<fails_with<std::error_code>, std::error_code>(
    std::io_errc::stream, [](auto& error) { assert(error == std::io_errc::stream); });
  test<fails_with<std::exception_ptr, int>, int>(7, [](int i) { assert(i == 7); });
  test<fails_with<int, std::exception_ptr>, std::exception_ptr>(
    std::make_exception_ptr(7), [](auto& error) { assert(error); });

  { // after a suspension
    deferred<ex::set_value_t(bool)> source;
    record told;
    auto op = ex::connect(fails_later(source), error_receiver(told, [](int i) { assert(i == 7); }, inline_env()));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_value, true);
    assert(told.error());
  }
  {
    deferred<ex::set_value_t(bool)> source;
    record told;
    auto op = ex::connect(fails_later(source), any_receiver(told, inline_env()));
    ex::start(op);
    source.complete(ex::set_value, false);
    assert(told.value());
  }
  return 0;
}
