// [exec.associate]/2
//
// An exception from the attempt to associate leaves associate, and the wrapped sender is destroyed, once.
//
// EDITION: cd

#include "execution.h"
#include "lived_senders.h"
#include "scopes.h"

#include <cassert>
#include <string>

int main(int, char**) {
  { // try_associate: the sender is destroyed
    std::string journal;
    ledger_scope scope;
    scope.throws = true;
    assert(thrown_by([&] { static_cast<void>(ex::associate(lived_sender(journal), ledger_token(scope))); }) == 1);
    assert(scope.tries == 1 && scope.open == 0);
    assert(journal == "s");
  }
  return 0;
}
