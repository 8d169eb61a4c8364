// [task.promise]/7.2
//
// A task<void> completes without a value, once its coroutine is at the end and all that was local there is gone.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"

#include <cassert>

task<void> coroutine(int& alive, deferred<ex::set_value_t()>& source) {
  lodger local(alive);
  co_await source.sender();
}

int main(int, char**) {
  int alive = 0;
  deferred<ex::set_value_t()> source;
  record told;
  auto op = ex::connect(coroutine(alive, source), value_receiver(told, [&] { assert(alive == 0); }, inline_env()));
  ex::start(op);
  assert(told.pending());
  assert(alive == 1);
  source.complete(ex::set_value);
  assert(told.value());
  return 0;
}
