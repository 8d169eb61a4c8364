// [exec.connect]/5
//
// The result of awaiting an awaitable is kept nowhere: it may be of a type that cannot be moved, and the receiver is
// given the very object.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <type_traits>

struct immovable {
  const immovable* made_at = this;
  int number;

  explicit immovable(int number) : number(number) {}
  immovable(immovable&&) = delete;
};

template<class T>
void check(T&& result) {
  static_assert(std::same_as<T&&, immovable&&>);
  assert(result.made_at == &result);
  assert(result.number == 7);
}

int main(int, char**) {
  auto make = [] { return immovable(7); };
  auto on_value = []<class T>(T&& result) noexcept { check<T>(static_cast<T&&>(result)); };
  {
    record told;
    run(ready{make}, value_receiver(told, on_value));
    assert(told.value());
  }
  {
    gate where;
    record told;
    auto op = ex::connect(where.wait(make), value_receiver(told, on_value));
    ex::start(op);
    where.resume();
    assert(told.value());
  }
  return 0;
}
