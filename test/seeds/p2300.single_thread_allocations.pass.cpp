// seed: P2300R10 L1110
// [exec.run.loop.general]/4
//
// Work is scheduled onto the thread of a run_loop, and waited for, without a single allocation.
//
// EDITION: cd c++26
// INFORMATIVE: an intrusive queue is recommended practice

#include "allocations.h"
#include "contexts.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  single_thread_context context;
  ext::sync_wait(ex::schedule(context.get_scheduler())); // the thread is running

  const allocation_ledger ledger;
  for (int i = 0; i != 100; ++i) {
    auto [j] = ext::sync_wait(ex::schedule(context.get_scheduler()) | ex::then([i] { return i; })).value();
    assert(i == j);
  }
  assert(ledger.allocated() == 0);
  return 0;
}
