// [task.members]/2
//
// A task that was not connected destroys its coroutine, whose body has not begun.

#include "execution.h"
#include "tasks.h"

#include <cassert>

task<void> coroutine(lodger, bool& ran) {
  ran = true;
  co_return;
}

int main(int, char**) {
  int alive = 0;
  bool ran = false;
  {
    task<void> dropped = coroutine(lodger(alive), ran);
    assert(alive == 1);
  }
  assert(alive == 0);
  assert(!ran);

  static_cast<void>(coroutine(lodger(alive), ran));
  assert(alive == 0);
  assert(!ran);
  return 0;
}
