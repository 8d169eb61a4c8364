// [task.promise]/15.1
//
// What the coroutine awaits finds the coroutine's scheduler in its environment, of the type that the task names.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>

template<class Environment, class Expected>
task<void, Environment> coroutine(Expected expected) {
  auto sch = co_await ex::read_env(get_starting_scheduler);
  static_assert(std::same_as<decltype(sch), Expected>);
  assert(sch == expected);
}

int main(int, char**) {
  manual_resource<> resource;
  auto test = [&](auto sndr) {
    record told;
    auto op = ex::connect(std::move(sndr), any_receiver(told, started_on(resource.scheduler())));
    start_on(resource, op);
    resource.run_all();
    assert(told.value());
  };
  test(coroutine<ex::env<>>(ex::task_scheduler(resource.scheduler())));
  test(coroutine<scheduled_by<manual_resource<>::scheduler_type>>(resource.scheduler()));
  test(coroutine<scheduled_by<ex::inline_scheduler>>(ex::inline_scheduler()));
  return 0;
}
