// seed: P3552R1 L722
//
// A coroutine gets its scheduler from the environment of the receiver when it is started.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>

task<> looks(manual_resource<>& expected) {
  auto sch = co_await ex::read_env(get_starting_scheduler);
  static_assert(std::same_as<decltype(sch), ex::task_scheduler>);
  assert(sch == expected.scheduler());
}

int main(int, char**) {
  manual_resource<> resource;
  record told;
  auto op = ex::connect(looks(resource), value_receiver(told, [] {}, started_on(resource.scheduler())));
  start_on(resource, op);
  run_all(resource);
  assert(told.value());
  return 0;
}
