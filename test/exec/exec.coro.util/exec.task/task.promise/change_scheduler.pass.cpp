// [task.promise]/11
//
// Awaiting a change_coroutine_scheduler makes the coroutine go on where that scheduler is, then and after later awaits.
// Its result is the scheduler that was there before.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>

template<class Environment>
task<void, Environment> coroutine(manual_resource<>& home, manual_resource<>& other) {
  using scheduler = task<void, Environment>::scheduler_type;
  assert(home.is_current());
  auto before = co_await ex::change_coroutine_scheduler(other.scheduler());
  static_assert(std::same_as<decltype(before), scheduler>);
  assert(before == scheduler(home.scheduler()));
  assert(other.is_current());
  assert(co_await ex::read_env(ex::get_scheduler) == scheduler(other.scheduler()));

  co_await ex::schedule(home.scheduler());
  assert(other.is_current());

  auto there = co_await ex::change_coroutine_scheduler(before);
  assert(there == scheduler(other.scheduler()));
  assert(home.is_current());
  co_await ex::schedule(other.scheduler());
  assert(home.is_current());
}

task<void> never_back(manual_resource<>& other) {
  co_await ex::change_coroutine_scheduler(other.scheduler());
}

task<void, scheduled_by<ex::inline_scheduler>> inlined(manual_resource<>& home) {
  auto before = co_await ex::change_coroutine_scheduler(ex::inline_scheduler());
  static_assert(std::same_as<decltype(before), ex::inline_scheduler>);
  assert(home.is_current());
}

int main(int, char**) {
  using manual_scheduler = manual_resource<>::scheduler_type;
  static_assert(std::same_as<decltype(ex::change_coroutine_scheduler(ex::inline_scheduler())),
    ex::change_coroutine_scheduler<ex::inline_scheduler>>);
  static_assert(std::same_as<ex::change_coroutine_scheduler<const manual_scheduler&>::type, manual_scheduler>);

  manual_resource<> home;
  manual_resource<> other;
  auto test = [&](auto sndr, const execution_resource* where) {
    outcome told;
    auto op = ex::connect(std::move(sndr), located(told, started_on(home.scheduler())));
    start_on(home, op);
    run_all(home, other);
    assert(told.value());
    assert(told.where == where);
  };
  test(coroutine<ex::env<>>(home, other), &home);
  test(coroutine<scheduled_by<manual_scheduler>>(home, other), &home);
  test(never_back(other), &other);
  test(inlined(home), &home);
  return 0;
}
