// [exec.when.all]/16.1
//
// If all children succeed, the operation succeeds with the values of the children, one after the other, as rvalues of
// what was kept.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <utility>

// The values are equal to those expected, and rvalues of the same types.
template<class... Expected>
auto expecting(record& told, Expected... expected) {
  return value_receiver(told, [expected = std::tuple(expected...)]<class... Ts>(Ts&&... ts) {
    static_assert(std::same_as<std::tuple<Ts&&...>, std::tuple<Expected&&...>>);
    assert(std::tuple(ts...) == expected);
  });
}

int main(int, char**) {
  { // completed inside start
    record told;
    run(ex::when_all(ex::just(1, 'a'), ex::just(), ex::just(2.5)), expecting(told, 1, 'a', 2.5));
    assert(told.value());
  }
  { // no values
    record told;
    run(ex::when_all(ex::just(), ex::just()), expecting(told));
    assert(told.value());
  }
  { // completed later, with lvalues
    record told;
    int number = 1;
    const char letter = 'a';
    deferred<ex::set_value_t(int&)> first;
    deferred<ex::set_value_t(const char&, int&&)> second;
    auto op = ex::connect(ex::when_all(first.sender(), second.sender()), expecting(told, 1, 'a', 7));
    ex::start(op);
    second.complete(ex::set_value, letter, 7);
    first.complete(ex::set_value, number);
    assert(told.value());
  }
  { // it is a copy that was kept
    record told;
    int number = 1;
    deferred<ex::set_value_t(int&)> first;
    deferred<ex::set_value_t()> second;
    auto op = ex::connect(ex::when_all(first.sender(), second.sender()), expecting(told, 1));
    ex::start(op);
    first.complete(ex::set_value, number);
    number = 2;
    second.complete(ex::set_value);
    assert(told.value());
  }
  { // values that can only be moved
    record told;
    auto check = [](move_only one, int two) {
      assert(one.value == 1);
      assert(two == 2);
    };
    run(ex::when_all(ex::just(move_only(1)), ex::just(2)), value_receiver(told, check));
    assert(told.value());
  }
  { // nested
    record told;
    run(ex::when_all(ex::when_all(ex::just(1), ex::just(2)), ex::just(3)), expecting(told, 1, 2, 3));
    assert(told.value());
  }
  return 0;
}
