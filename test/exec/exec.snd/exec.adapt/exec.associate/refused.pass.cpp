// [exec.associate]/2
//
// If no association could be made, the wrapped sender is destroyed at once.
//
// EDITION: cd c++26

#include "execution.h"
#include "lived_senders.h"
#include "scopes.h"

#include <cassert>
#include <string>

int main(int, char**) {
  std::string journal;
  ledger_scope scope;
  scope.refuses = true;
  {
    auto sndr = ex::associate(lived_sender(journal), ledger_token(scope));
    assert(journal == "s");
  }
  assert(journal == "s");
  return 0;
}
