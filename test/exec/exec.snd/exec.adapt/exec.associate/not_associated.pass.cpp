// [exec.associate]/12
//
// Without an association the operation completes stopped when it is started, and not before; nothing else is started.
//
// EDITION: cd c++26

#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>
#include <string>

int main(int, char**) {
  { // started
    std::string journal;
    ledger_scope scope;
    scope.refuses = true;
    auto sndr = ex::associate(lived_sender(journal), ledger_token(scope));
    record told;
    auto op = ex::connect(std::move(sndr), any_receiver(told));
    scope.refuses = false;
    assert(told.pending());
    ex::start(op);
    assert(told.stopped());
    assert(scope.tries == 1);
    assert(journal == "s");
  }
  { // not started
    ledger_scope scope;
    scope.refuses = true;
    record told;
    {
      auto op = ex::connect(ex::associate(ex::just(), ledger_token(scope)), any_receiver(told));
    }
    assert(told.pending());
  }
  return 0;
}
