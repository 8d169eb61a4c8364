// [exec.connect]/5
//
// The result of awaiting an awaitable is passed on as it is, and need not be movable.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <concepts>

struct immovable : not_movable {
  int value;
  explicit immovable(int value) : value(value) {}
};

int main(int, char**) {
  const auto result = [] { return immovable(7); };
  const auto on_value = []<class T>(T&& value) noexcept {
    static_assert(std::same_as<T, immovable>);
    assert(value.value == 7);
  };
  {
    record told;
    run(ready{result}, value_receiver(told, on_value));
    assert(told.value());
  }
  {
    gate where;
    record told;
    auto op = ex::connect(where.wait(result), value_receiver(told, on_value));
    ex::start(op);
    assert(told.pending());
    where.resume();
    assert(told.value());
  }
  return 0;
}
