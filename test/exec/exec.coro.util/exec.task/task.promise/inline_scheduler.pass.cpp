// [task.promise]/10
//
// A coroutine whose scheduler is an inline_scheduler goes on where the sender completes.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tasks.h"

#include <cassert>

task<void, scheduled_by<ex::inline_scheduler>> coroutine(manual_resource<>& other) {
  co_await ex::schedule(other.scheduler());
  assert(other.is_current());
  co_await ex::just();
  assert(other.is_current());
}

int main(int, char**) {
  manual_resource<> home;
  manual_resource<> other;
  outcome told;
  auto op = ex::connect(coroutine(other), located(told, started_on(home.scheduler())));
  start_on(home, op);
  home.run_all();
  assert(told.pending());
  other.run_one();
  assert(told.value());
  assert(told.where == &other);
  return 0;
}
