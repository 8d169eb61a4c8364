// [exec.spawn]/7
//
// The association is tried once, when the operation is there; if it is made, the operation is started before spawn
// returns, and if it is refused, all is destroyed and nothing started.
//
// EDITION: cd c++26

#include "allocators.h"
#include "execution.h"
#include "lived_senders.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <string>

int main(int, char**) {
  { // made
    deferred<ex::set_value_t()> source;
    ledger_scope scope;
    ex::spawn(source.sender(), ledger_token(scope));
    assert(source.started());
    assert(scope.tries == 1 && scope.open == 1);
    source.complete(ex::set_value);
    assert(scope.tries == 1 && scope.open == 0);
  }
  { // refused
    std::string journal;
    allocator_ledger ledger(journal);
    ledger_scope scope;
    scope.refuses = true;
    auto sndr = lived_sender(journal);
    ex::spawn(sndr, ledger_token(scope), ex::prop(exs::get_allocator, ledger_allocator<int>(ledger)));
    assert(scope.tries == 1);
    assert(ledger.allocated == 1 && ledger.freed == 1);
    assert(journal.contains('o') && !journal.contains('!'));
    assert(journal.find('o') < journal.find('f'));
  }
  return 0;
}
