// [task.promise]/5
//
// What the call of a coroutine returns is the task of that very coroutine.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <utility>

task<int> coroutine(int i) {
  co_return i;
}

int main(int, char**) {
  static_assert(noexcept(std::declval<task<int>::promise_type&>().get_return_object()));
  static_assert(std::same_as<decltype(std::declval<task<int>::promise_type&>().get_return_object()), task<int>>);
  auto first = coroutine(1);
  auto second = coroutine(2);
  record told[2];
  run(std::move(second), value_receiver(told[1], [](int i) { assert(i == 2); }, inline_env()));
  run(std::move(first), value_receiver(told[0], [](int i) { assert(i == 1); }, inline_env()));
  assert(told[0].value() && told[1].value());
  return 0;
}
