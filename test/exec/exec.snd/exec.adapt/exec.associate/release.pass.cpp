// [exec.associate]/8, [exec.associate]/9
//
// When the sender is connected as an rvalue, its association goes to the operation: the sender has none any more.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  ledger_scope scope;
  auto sndr = ex::associate(ex::just(), ledger_token(scope));
  {
    record told;
    auto op = ex::connect(std::move(sndr), any_receiver(told));
    assert(scope.tries == 1 && scope.open == 1);
    ex::start(op);
    assert(told.value());
  }
  assert(scope.open == 0);

  auto copy = sndr;
  assert(scope.tries == 1 && scope.open == 0);
  return 0;
}
