// [task.state]/4
//
// start makes the coroutine run until it is suspended; it does not throw.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"

#include <cassert>

task<int> coroutine(int& step, deferred<ex::set_value_t(int)>& source) {
  step = 1;
  const int value = co_await source.sender();
  step = 2;
  co_return value;
}

int main(int, char**) {
  manual_resource<> resource;
  deferred<ex::set_value_t(int)> source;
  int step = 0;
  record told;
  auto op = ex::connect(
    coroutine(step, source), value_receiver(told, [](int i) { assert(i == 5); }, started_on(resource.scheduler())));
  static_assert(noexcept(ex::start(op)));
  assert(step == 0);
  start_on(resource, op);
  resource.run_all();
  assert(step == 1);
  assert(source.started());
  assert(told.pending());
  source.complete(ex::set_value, 5);
  resource.run_all();
  assert(step == 2);
  assert(told.value());
  return 0;
}
