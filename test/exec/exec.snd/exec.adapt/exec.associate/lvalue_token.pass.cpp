// [exec.associate]/10.1
//
// The token may be an lvalue, const or not: it is its type without that that must be a scope token.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  ledger_scope scope;
  ledger_token token(scope);
  record told[4];
  run(ex::associate(ex::just(), token), any_receiver(told[0]));
  run(ex::associate(ex::just(), std::as_const(token)), any_receiver(told[1]));
  run(ex::just() | ex::associate(token), any_receiver(told[2]));
  run(ex::associate(std::as_const(token))(ex::just()), any_receiver(told[3]));
  for (const record& each : told)
    assert(each.value());
  assert(scope.tries == 4);
  return 0;
}
