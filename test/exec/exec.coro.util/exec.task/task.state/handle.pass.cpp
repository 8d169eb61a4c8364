// [task.state]/2.1
//
// The operation state runs the coroutine of the task that it was connected from.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>

task<int> coroutine(int result) {
  co_return result;
}

int main(int, char**) {
  record told[2];
  auto first = ex::connect(coroutine(1), value_receiver(told[0], [](int i) { assert(i == 1); }, inline_env()));
  auto second = ex::connect(coroutine(2), value_receiver(told[1], [](int i) { assert(i == 2); }, inline_env()));
  ex::start(second);
  assert(told[0].pending() && told[1].value());
  ex::start(first);
  assert(told[0].value());
  return 0;
}
