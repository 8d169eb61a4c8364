// [exec.task.scheduler]/5
//
// schedule gets a sender from the scheduler inside, once and there and then.
//
// EDITION: cd

#include "execution.h"
#include "large_schedulers.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  manual_resource<> resource;
  schedule_counts counts;
  for_each_size(resource.scheduler(), counts, [&](auto inner) {
    ex::task_scheduler sch(inner);
    counts = {};
    auto sndr = ex::schedule(sch);
    assert(counts.schedules == 1);
    assert(counts.connects == 0);

    auto moved = std::move(sndr);
    record told;
    auto op = ex::connect(std::move(moved), any_receiver(told));
    assert(counts.schedules == 1);
    assert(counts.starts == 0);
    ex::start(op);
    resource.run_all();
    assert(told.value());
    assert(counts.schedules == 1);
  });
  return 0;
}
