// [exec.associate]/7
//
// The wrapped sender is destroyed before the association ends.
//
// EDITION: cd c++26

#include "execution.h"
#include "lived_senders.h"
#include "scopes.h"

#include <cassert>
#include <string>

int main(int, char**) {
  std::string journal;
  ledger_scope scope(journal);
  {
    auto sndr = ex::associate(lived_sender(journal), ledger_token(scope));
    assert(journal == "+");
  }
  assert(journal == "+s-");
  return 0;
}
