// [exec.spawn.future]/15.3
//
// If neither the environment nor the wrapped sender has an allocator, the state comes from the free store; the
// operation sees no allocator.

#include "allocations.h"
#include "execution.h"
#include "spawning.h"

#include <cassert>

int main(int, char**) {
  ledger_scope scope;
  told_allocator told;
  const allocation_ledger ledger;
  static_cast<void>(ex::spawn_future(looks_for_allocator(told), ledger_token(scope)));
  assert(ledger.allocated() != 0 && ledger.freed() == ledger.allocated());
  assert(!told.any);

  static_cast<void>(ex::spawn_future(looks_for_allocator(told), ledger_token(scope), ex::prop(not_forwarding(), 1)));
  assert(ledger.freed() == ledger.allocated());
  assert(!told.any);
  return 0;
}
