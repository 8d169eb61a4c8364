// [exec.task.scheduler]/6
//
// Two task_schedulers are equal if the schedulers inside have the same type and are equal.

#include "execution.h"
#include "large_schedulers.h"
#include "schedulers.h"

#include <cassert>

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<> other_resource;
  schedule_counts counts;
  const ex::task_scheduler small(resource.scheduler());
  const ex::task_scheduler other_small(other_resource.scheduler());
  const ex::task_scheduler empty{ex::inline_scheduler()};
  const ex::task_scheduler large_one(
    layered_scheduler<manual_resource<>::scheduler_type, large::scheduler>(resource.scheduler(), counts));
  const ex::task_scheduler other_large(
    layered_scheduler<manual_resource<>::scheduler_type, large::scheduler>(other_resource.scheduler(), counts));

  static_assert(noexcept(small == small));
  assert(small == small);
  assert(small == ex::task_scheduler(small));
  assert(small == ex::task_scheduler(resource.scheduler()));
  assert(small != other_small);
  assert(!(small == other_small));

  assert(empty == ex::task_scheduler(ex::inline_scheduler()));
  assert(empty != small);
  assert(small != empty);

  assert(large_one == ex::task_scheduler(large_one));
  assert(large_one == ex::task_scheduler(layered_scheduler<manual_resource<>::scheduler_type, large::scheduler>(
                        resource.scheduler(), counts)));
  assert(large_one != other_large);
  assert(large_one != small);
  assert(small != large_one);
  return 0;
}
