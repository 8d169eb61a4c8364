// [exec.task.scheduler]/10
//
// The operation of the scheduler inside may have any size. If it is allocated, that is by the allocator; c++26 says so
// of calls on the task_scheduler only, and start is none.
//
// EDITION: cd c++26

#include "allocations.h"
#include "arenas.h"
#include "execution.h"
#include "large_schedulers.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>
#include <cstddef>

int main(int, char**) {
  manual_resource<> resource;
  schedule_counts counts;
  layered_scheduler<manual_resource<>::scheduler_type, large::operation> inner(resource.scheduler(), counts);
  arena memory;
  const allocation_ledger ledger;
  {
    ex::task_scheduler sch(inner, arena_allocator<std::byte>(memory));
    record never_started;
    record told;
    auto dropped = ex::connect(ex::schedule(sch), any_receiver(never_started));
    auto op = ex::connect(ex::schedule(sch), any_receiver(told));
    ex::start(op);
    assert(told.pending());
    resource.run_all();
    assert(told.value());
    assert(never_started.pending());
  }
#if CONFORM_EDITION < 2026
  assert(ledger.allocated() == 0);
#endif
  assert(memory.allocated == memory.freed);
  return 0;
}
