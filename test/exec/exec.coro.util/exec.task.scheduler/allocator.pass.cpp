// [exec.task.scheduler]/4, [exec.task.scheduler]/2
//
// Whatever is allocated for a task_scheduler, for its senders and for their operations comes from a copy of the
// allocator that was passed to the constructor, and goes back there. c++26 says so of calls on the task_scheduler only,
// and connect and start are none.
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
#include <optional>
#include <utility>

int main(int, char**) {
  manual_resource<> resource;
  schedule_counts counts;
  for_each_size(resource.scheduler(), counts, [&](auto large_sch) {
    arena memory;
    const allocation_ledger ledger;
    {
      std::optional<arena_allocator<std::byte>> alloc(memory);
      ex::task_scheduler sch(large_sch, *alloc);
      alloc.reset();
      ex::task_scheduler copy = sch;
      record told;
      { // never connected
        auto sndr = ex::schedule(copy);
      }
      assert(ledger.allocated() == 0);
      { // never started
        auto op = ex::connect(ex::schedule(copy), any_receiver(told));
      }
      auto sndr = ex::schedule(copy);
      auto moved = std::move(sndr);
      auto op = ex::connect(std::move(moved), any_receiver(told));
      ex::start(op);
      assert(told.pending());
      resource.run_all();
      assert(told.value());
    }
#if CONFORM_EDITION < 2026
    assert(ledger.allocated() == 0);
#endif
    assert(memory.allocated == memory.freed);
  });
  return 0;
}
