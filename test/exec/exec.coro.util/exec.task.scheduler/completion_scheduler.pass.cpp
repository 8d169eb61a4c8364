// [exec.task.scheduler]/9
//
// The value completion scheduler of the schedule sender is equal to the task_scheduler.
//
// EDITION: cd c++26

#include "execution.h"
#include "large_schedulers.h"
#include "schedulers.h"

#include <cassert>
#include <concepts>
#include <utility>

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<> other_resource;
  const ex::task_scheduler other(other_resource.scheduler());
  schedule_counts counts;
  for_each_size(resource.scheduler(), counts, [&](auto inner) {
    ex::task_scheduler sch(inner);
    auto sndr = ex::schedule(sch);
    auto completion_sch = ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr));
    static_assert(std::same_as<decltype(completion_sch), ex::task_scheduler>);
    assert(completion_sch == sch);
    assert(completion_sch != other);

    // also of a sender that it was moved to
    auto moved = std::move(sndr);
    assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(moved)) == sch);
  });
  return 0;
}
