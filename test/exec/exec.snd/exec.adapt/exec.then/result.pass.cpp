// [exec.then]/4
//
// What the function returns is the one datum of the value completion: itself, not a copy, and as a reference if that is
// what it returned. If it returns nothing there is no datum.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

// Runs a sender that sends one datum, which has to come as a T.
template<class T, class Sndr>
const void* address_of_result(Sndr&& sndr) {
  record told;
  const void* address = nullptr;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&]<class U>(U&& datum) {
    static_assert(std::same_as<U&&, T>);
    address = &datum;
  }));
  assert(told.value());
  return address;
}

// adapt(f) is a sender that invokes f, without using what it is given.
template<class Adapt>
void test(Adapt adapt) {
  { // nothing
    int invoked = 0;
    record told;
    run(adapt([&] { ++invoked; }), value_receiver(told, [] {}));
    assert(told.value());
    assert(invoked == 1);
  }
  { // an object
    record told;
    int result = 0;
    run(adapt([] { return 7; }), value_receiver(told, [&]<class T>(T&& datum) {
      static_assert(std::same_as<T&&, int&&>);
      result = datum;
    }));
    assert(told.value());
    assert(result == 7);
  }
  { // an object that can only be moved
    record told;
    int result = 0;
    run(adapt([] { return move_only(7); }), value_receiver(told, [&](move_only datum) { result = datum.value; }));
    assert(told.value());
    assert(result == 7);
  }
  { // an object that cannot be moved
    assert(address_of_result<not_movable&&>(adapt([] { return not_movable(); })) != nullptr);
    assert(address_of_result<not_movable&&>(adapt([] noexcept { return not_movable(); })) != nullptr);
  }
  { // the object is neither copied nor moved on the way
    tally counts;
    address_of_result<counted&&>(adapt([&] { return counted(counts); }));
    assert(counts.copies == 0);
    assert(counts.moves == 0);
  }
  { // references
    not_movable object;
    assert(address_of_result<not_movable&>(adapt([&]() -> not_movable& { return object; })) == &object);
    assert(address_of_result<const not_movable&>(adapt([&]() -> const not_movable& { return object; })) == &object);
    assert(address_of_result<not_movable&&>(adapt([&]() -> not_movable&& { return std::move(object); })) == &object);
    assert(address_of_result<const not_movable&&>(adapt([&]() -> const not_movable&& { return std::move(object); })) ==
           &object);
  }
}

int main(int, char**) {
  test([](auto fn) { return ex::then(ex::just(), fn); });
  test([](auto fn) { return ex::upon_error(ex::just_error(1), [fn](int) -> decltype(fn()) { return fn(); }); });
  test([](auto fn) { return ex::upon_stopped(ex::just_stopped(), fn); });
  return 0;
}
