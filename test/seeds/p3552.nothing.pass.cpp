// seed: P3552R1 L528
//
// The least that a coroutine can do is to return.

#include "execution.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <tuple>

task<> nothing() {
  co_return;
}

int main(int, char**) {
  auto result = ext::sync_wait(nothing());
  static_assert(std::same_as<decltype(result), std::optional<std::tuple<>>>);
  assert(result.has_value());
  return 0;
}
