// [exec.spawn]/11.1
//
// An exception from wrapping, allocating, connecting or associating leaves spawn: what was constructed is destroyed,
// what was allocated is given back, no association is left, and nothing was started.

#include "allocators.h"
#include "execution.h"
#include "lived_senders.h"
#include "scopes.h"

#include <cassert>
#include <new>
#include <string>
#include <utility>

int main(int, char**) {
  std::string journal;
  allocator_ledger ledger;
  const auto env = ex::prop(exs::get_allocator, ledger_allocator<int>(ledger));
  { // wrap
    ledger_scope scope;
    const wrapping_token token(scope, []<class Sndr>(Sndr&& sndr) -> Sndr&& {
      if (sizeof(sndr) != 0)
        throw 3;
      return std::forward<Sndr>(sndr);
    });
    assert(thrown_by([&] { static_cast<void>(ex::spawn(lived_sender(journal), auto(token), env)); }) == 3);
    assert(scope.tries == 0);
    assert(ledger.allocated == ledger.freed);
  }
  { // allocate
    ledger_scope scope;
    ledger.exhausted = true;
    bool caught = false;
    try {
      static_cast<void>(ex::spawn(lived_sender(journal), ledger_token(scope), env));
    } catch (const std::bad_alloc&) {
      caught = true;
    }
    assert(caught);
    assert(scope.open == 0);
    ledger.exhausted = false;
  }
  { // connect
    ledger_scope scope;
    auto sndr = lived_sender(journal);
    sndr.throws_when_connected = true;
    assert(thrown_by([&] { static_cast<void>(ex::spawn(std::move(sndr), ledger_token(scope), env)); }) == 2);
    assert(scope.open == 0);
    assert(ledger.allocated == ledger.freed);
    assert(!journal.contains('o'));
  }
  { // try_associate
    journal.clear();
    ledger_scope scope;
    scope.throws = true;
    assert(thrown_by([&] { static_cast<void>(ex::spawn(lived_sender(journal), ledger_token(scope), env)); }) == 1);
    assert(scope.tries == 1 && scope.open == 0);
    assert(ledger.allocated == ledger.freed);
    assert(journal.contains('o'));
  }
  assert(!journal.contains('!'));
  return 0;
}
