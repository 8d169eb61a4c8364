// seed: P3552R1 L434
//
// A coroutine awaits another one and gets its result.

#include "execution.h"
#include "tasks.h"

#include <cassert>

task<int> answer() {
  co_return 42;
}

task<void> question(bool& asked) {
  const int result = co_await answer();
  assert(result == 42);
  asked = true;
}

int main(int, char**) {
  bool asked = false;
  assert(ext::sync_wait(question(asked)).has_value());
  assert(asked);
  return 0;
}
