// [exec.task.scheduler]/3
//
// Nothing is allocated for a scheduler that is a pointer, nor for one that is empty.
//
// INFORMATIVE: recommended practice

#include "allocations.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>

int main(int, char**) {
  manual_resource<> resource;
  const allocation_ledger ledger;
  {
    ex::task_scheduler sch(resource.scheduler());
    ex::task_scheduler copy = sch;
    copy = ex::task_scheduler(ex::inline_scheduler());
    copy = sch;
    record told;
    auto op = ex::connect(ex::schedule(copy), any_receiver(told));
    ex::start(op);
    resource.run_all();
    assert(told.value());
  }
  assert(ledger.allocated() == 0);
  assert(ledger.freed() == 0);
  return 0;
}
