// [task.promise]/7.3
//
// The result of a task need not be movable, if it can be made from what is returned.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"
#include "values.h"

#include <cassert>

struct immovable : not_movable {
  int value;
  immovable(int value) : value(value) {}
};

task<immovable> coroutine(deferred<ex::set_value_t(int)>& source) {
  co_return co_await source.sender();
}

int main(int, char**) {
  deferred<ex::set_value_t(int)> source;
  record told;
  auto op = ex::connect(
    coroutine(source), value_receiver(told, [](const immovable& result) { assert(result.value == 7); }, inline_env()));
  ex::start(op);
  assert(told.pending());
  source.complete(ex::set_value, 7);
  assert(told.value());
  return 0;
}
