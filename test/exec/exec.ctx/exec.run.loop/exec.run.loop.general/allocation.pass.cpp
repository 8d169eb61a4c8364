// [exec.run.loop.general]/4
//
// Work is kept in an intrusive queue, so that nothing is allocated to schedule it.
//
// EDITION: cd c++26
// INFORMATIVE: recommended practice

#include "allocations.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  const allocation_ledger ledger;
  ex::run_loop loop;
  record told[3];
  auto first = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told[0]));
  auto second = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told[1]));
  auto third = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told[2]));
  ex::start(first);
  ex::start(second);
  ex::start(third);
  loop.finish();
  loop.run();
  assert(told[0].value() && told[1].value() && told[2].value());
  assert(ledger.allocated() == 0);
  return 0;
}
