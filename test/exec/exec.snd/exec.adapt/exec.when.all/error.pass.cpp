// [exec.when.all]/16.2
//
// If a child fails, the operation fails with the error that was kept, as an rvalue.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>

auto expecting(record& told, int expected) {
  return error_receiver(told, [expected]<class Err>(Err&& error) {
    if constexpr (std::same_as<Err&&, move_only&&>)
      assert(error.value == expected);
    else
      assert(false && "another error");
  });
}

using failing = ex::completion_signatures<ex::set_value_t(), ex::set_error_t(move_only)>;

int main(int, char**) {
  { // inside start
    record told;
    run(ex::when_all(ex::just(1), sends<failing>(ex::set_error, move_only(1)), ex::just(2)), expecting(told, 1));
    assert(told.error());
  }
  { // later
    record told;
    deferred<ex::set_value_t(), ex::set_error_t(move_only)> source;
    deferred<ex::set_value_t(), ex::set_stopped_t()> other;
    auto op = ex::connect(ex::when_all(other.sender(), source.sender()), expecting(told, 2));
    ex::start(op);
    source.complete(ex::set_error, move_only(2));
    assert(told.pending());
    other.complete(ex::set_stopped);
    assert(told.error());
  }
  { // it is a copy that was kept
    record told;
    int code = 3;
    deferred<ex::set_error_t(int&), ex::set_value_t()> source;
    deferred<ex::set_value_t()> other;
    auto check = []<class Err>(Err&& error) {
      if constexpr (std::same_as<Err&&, int&&>)
        assert(error == 3);
      else
        assert(false && "another error");
    };
    auto op = ex::connect(ex::when_all(source.sender(), other.sender()), error_receiver(told, check));
    ex::start(op);
    source.complete(ex::set_error, code);
    code = 4;
    other.complete(ex::set_value);
    assert(told.error());
  }
  return 0;
}
