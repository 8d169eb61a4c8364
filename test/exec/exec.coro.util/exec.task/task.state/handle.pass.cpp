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

// One type, so that the operation states have one, too.
auto expect(record& told, int expected) {
  return value_receiver(told, [=](int i) { assert(i == expected); }, inline_env());
}

int main(int, char**) {
  record told[2];
  auto first = ex::connect(coroutine(1), expect(told[0], 1));
  auto second = ex::connect(coroutine(2), expect(told[1], 2));
  ex::start(second);
  assert(told[0].pending() && told[1].value());
  ex::start(first);
  assert(told[0].value());
  return 0;
}
