// [exec.spawn.future]/7
//
// If an association can be made, the operation is started before spawn_future returns, whether the future is ever
// consumed or not; if not, it is not started, and the future completes stopped. The association is tried once.
//
// EDITION: cd c++26

#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <string>
#include <utility>

int main(int, char**) {
  { // started
    deferred<ex::set_value_t(int)> source;
    ledger_scope scope;
    auto future = ex::spawn_future(source.sender(), ledger_token(scope));
    assert(source.started());
    assert(scope.tries == 1 && scope.open == 1);
    source.complete(ex::set_value, 1);
    record told;
    run(std::move(future), any_receiver(told));
    assert(told.value());
    assert(scope.tries == 1);
  }
  { // refused
    std::string journal;
    ledger_scope scope;
    scope.refuses = true;
    auto future = ex::spawn_future(lived_sender(journal), ledger_token(scope));
    scope.refuses = false;
    record told;
    run(std::move(future), any_receiver(told));
    assert(told.stopped());
    assert(scope.tries == 1 && scope.open == 0);
    assert(!journal.contains('!'));
  }
  { // refused and not consumed
    std::string journal;
    ledger_scope scope;
    scope.refuses = true;
    {
      auto future = ex::spawn_future(lived_sender(journal), ledger_token(scope));
    }
    assert(!journal.contains('!') && journal.contains('o'));
  }
  return 0;
}
