// seed: P3552R1 L1205
//
// A coroutine that awaits what completes at once, a million times, does not need more stack for that, if its scheduler
// is one that does things later.
//
// INFORMATIVE: an awaited sender that completes where it should may have the coroutine resumed inside start

#include "execution.h"
#include "stack_depth.h"
#include "tasks.h"

#include <cassert>

constexpr int times = 1'000'000;

task<int> loops(stack_depth& stack) {
  int sum = 0;
  for (int i = 0; i != times; ++i) {
    sum += co_await ex::just(i) == i;
    stack.measure();
  }
  co_return sum;
}

int main(int, char**) {
  stack_depth stack;
  auto [sum] = ext::sync_wait(loops(stack)).value();
  assert(sum == times);
  assert(stack.variation() < 100'000);
  return 0;
}
