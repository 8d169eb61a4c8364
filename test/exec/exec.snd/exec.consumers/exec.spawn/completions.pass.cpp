// [exec.spawn]/4
//
// What is spawned may complete with set_value without values or with set_stopped, at once or later: both end it.
//
// EDITION: cd c++26

#include "execution.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>

int main(int, char**) {
  { // inside of start
    ledger_scope scope;
    ex::spawn(ex::just(), ledger_token(scope));
    assert(scope.tries == 1 && scope.open == 0);
    ex::spawn(ex::just_stopped(), ledger_token(scope));
    assert(scope.tries == 2 && scope.open == 0);
  }
  { // later
    ledger_scope scope;
    deferred<ex::set_value_t(), ex::set_stopped_t()> source;
    ex::spawn(source.sender(), ledger_token(scope));
    assert(source.started() && scope.open == 1);
    source.complete(ex::set_value);
    assert(scope.open == 0);

    ex::spawn(source.sender(), ledger_token(scope));
    assert(source.started() && scope.open == 1);
    source.complete(ex::set_stopped);
    assert(scope.open == 0);
  }
  { // one that completes in no way
    ledger_scope scope;
    ex::spawn(sends<ex::completion_signatures<ex::set_stopped_t()>>(ex::set_stopped), ledger_token(scope));
    assert(scope.tries == 1 && scope.open == 0);
  }
  return 0;
}
