// seed: P3552R1 L1205
//
// A coroutine that awaits a scheduler a million times, each time to be resumed from the scheduler's own loop, does not
// need more stack for that.

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "stack_depth.h"
#include "tasks.h"

#include <cassert>

constexpr int times = 1'000'000;

task<int> loops(manual_resource<>& resource, stack_depth& stack) {
  int i = 0;
  for (; i != times; ++i) {
    co_await ex::schedule(resource.scheduler());
    stack.measure();
  }
  co_return i;
}

int main(int, char**) {
  manual_resource<> resource;
  stack_depth stack;
  record told;
  auto op = ex::connect(
    loops(resource, stack), value_receiver(told, [](int i) { assert(i == times); }, started_on(resource.scheduler())));
  start_on(resource, op);
  resource.run_all();
  assert(told.value());
  assert(stack.variation() < 100'000);
  return 0;
}
