// [exec.associate]/12
//
// An exception from connecting the wrapped sender leaves connect, and the association that the operation was to have is
// ended.
//
// EDITION: cd c++26

#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>
#include <string>
#include <utility>

int main(int, char**) {
  std::string journal;
  ledger_scope scope(journal);
  auto child = lived_sender(journal);
  child.throws_when_connected = true;
  auto sndr = ex::associate(std::move(child), ledger_token(scope));
  record told;
  { // an lvalue: the sender keeps its own association
    assert(thrown_by([&] { auto op = ex::connect(sndr, any_receiver(told)); }) == 2);
    assert(scope.tries == 2 && scope.open == 1);
  }
  { // an rvalue
    assert(thrown_by([&] { auto op = ex::connect(std::move(sndr), any_receiver(told)); }) == 2);
    assert(scope.tries == 2 && scope.open == 0);
  }
  assert(told.pending());
  return 0;
}
