// [exec.associate]/3
//
// associate makes the association at once, before anything is connected; it lives as long as the sender.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>

int main(int, char**) {
  { // made
    ledger_scope scope;
    {
      auto sndr = ex::associate(ex::just(1), ledger_token(scope));
      assert(scope.tries == 1 && scope.open == 1);
      auto another = ex::associate(ex::just(1), ledger_token(scope));
      assert(scope.tries == 2 && scope.open == 2);
    }
    assert(scope.open == 0);
  }
  { // refused
    ledger_scope scope;
    scope.refuses = true;
    auto sndr = ex::associate(ex::just(1), ledger_token(scope));
    assert(scope.tries == 1 && scope.open == 0);
  }
  return 0;
}
