// [task.promise]/10
//
// After an await, the coroutine goes on where its scheduler is, wherever the sender completed and by which channel. So
// does one whose scheduler has a type of its own, and one that awaits another task.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "tasks.h"

#include <cassert>

using other_resource = manual_resource<ex::set_error_t(int)>;

template<class Environment>
task<void, Environment> coroutine(manual_resource<>& home, other_resource& other, int& steps) {
  co_await ex::schedule(other.scheduler());
  assert(home.is_current());
  ++steps;
  const auto* where =
    co_await (ex::schedule(other.scheduler()) | ex::then([] { return execution_resource::current(); }));
  assert(where == &other);
  assert(home.is_current());
  ++steps;
  try {
    co_await ex::schedule(other.scheduler());
    assert(false);
  } catch (int) {
    assert(home.is_current());
  }
  ++steps;
  co_await ex::just();
  assert(home.is_current());
  ++steps;
}

template<class Environment>
task<void, Environment> outer(manual_resource<>& home, other_resource& other, int& steps) {
  co_await coroutine<ex::env<>>(home, other, steps);
  assert(home.is_current());
}

template<class Sndr>
void test(Sndr (*make)(manual_resource<>&, other_resource&, int&)) {
  manual_resource<> home;
  other_resource other;
  int steps = 0;
  outcome told;
  auto op = ex::connect(make(home, other, steps), located(told, started_on(home.scheduler())));
  start_on(home, op);
  home.run_all();
  assert(steps == 0);
  other.complete(ex::set_value);
  home.run_all();
  assert(steps == 1);
  other.complete(ex::set_value);
  home.run_all();
  assert(steps == 2);
  assert(told.pending());
  other.complete(ex::set_error, 1);
  home.run_all();
  assert(steps == 4);
  assert(told.value());
  assert(told.where == &home);
}

int main(int, char**) {
  test(coroutine<ex::env<>>);
  test(coroutine<scheduled_by<manual_resource<>::scheduler_type>>);
  test(outer<ex::env<>>);
  test(outer<scheduled_by<manual_resource<>::scheduler_type>>);
  return 0;
}
