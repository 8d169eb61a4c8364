// [task.members]/1
//
// The coroutine goes to the task that is made from another; the other one has none any more.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <optional>
#include <utility>
#include <vector>

task<int> coroutine(lodger, int result) {
  co_return result;
}

int main(int, char**) {
  int alive = 0;
  {
    std::optional<task<int>> original(coroutine(lodger(alive), 1));
    assert(alive == 1);
    task<int> moved(std::move(*original));
    original.reset();
    assert(alive == 1);

    record told;
    run(std::move(moved), value_receiver(told, [](int i) { assert(i == 1); }, inline_env()));
    assert(told.value());
  }
  assert(alive == 0);
  { // so tasks can be kept in a vector that grows
    std::vector<task<int>> tasks;
    for (int i = 0; i != 10; ++i)
      tasks.push_back(coroutine(lodger(alive), i));
    assert(alive == 10);
    for (int i = 0; i != 5; ++i) {
      record told;
      run(std::move(tasks[i]), value_receiver(told, [i](int result) { assert(result == i); }, inline_env()));
      assert(told.value());
    }
    assert(alive == 5);
  }
  assert(alive == 0);
  return 0;
}
