// [task.promise]/10
//
// A coroutine may await as often as it likes what is ready at once.
//
// EDITION: cd c++26
// INFORMATIVE: nothing is said of how much of the stack an await takes

#include "contexts.h"
#include "execution.h"
#include "tasks.h"

#include <cassert>

task<int> coroutine() {
  int sum = 0;
  for (int i = 0; i != 100'000; ++i)
    sum += co_await ex::just(1);
  co_return sum;
}

int main(int, char**) {
  auto [sum] = ext::sync_wait(coroutine()).value();
  assert(sum == 100'000);
  return 0;
}
