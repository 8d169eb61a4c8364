// [task.promise]/6.1
//
// The coroutine is suspended before its body begins: nothing of that happens when it is called or connected.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <utility>

task<void> coroutine(bool& ran) {
  ran = true;
  co_return;
}

int main(int, char**) {
  bool ran = false;
  auto sndr = coroutine(ran);
  assert(!ran);
  auto moved = std::move(sndr);
  assert(!ran);
  record told;
  auto op = ex::connect(std::move(moved), any_receiver(told, inline_env()));
  assert(!ran);
  ex::start(op);
  assert(ran);
  assert(told.value());
  return 0;
}
