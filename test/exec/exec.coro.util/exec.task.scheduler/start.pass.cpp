// [exec.task.scheduler]/12
//
// start starts the operation of the scheduler inside, and nothing does so before. An operation that is not started is
// destroyed without a completion.
//
// EDITION: cd c++26

#include "execution.h"
#include "large_schedulers.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>

int main(int, char**) {
  manual_resource<> resource;
  schedule_counts counts;
  for_each_size(resource.scheduler(), counts, [&](auto inner) {
    ex::task_scheduler sch(inner);
    counts = {};
    record never_started;
    record told;
    {
      auto dropped = ex::connect(ex::schedule(sch), any_receiver(never_started));
      auto op = ex::connect(ex::schedule(sch), any_receiver(told));
      static_assert(noexcept(ex::start(op)));
      assert(counts.starts == 0);
      assert(resource.waiting() == 0);
      ex::start(op);
      assert(counts.starts == 1);
      assert(resource.waiting() == 1);
      assert(told.pending());
      resource.run_one();
      assert(told.value());
    }
    assert(counts.starts == 1);
    assert(never_started.pending());
  });
  return 0;
}
