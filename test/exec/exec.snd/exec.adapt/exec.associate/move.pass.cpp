// [exec.associate]/6
//
// When the sender is moved, the association goes along: no other is tried, and what was moved from has none.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>
#include <optional>
#include <utility>

int main(int, char**) {
  { // with an association
    ledger_scope scope;
    std::optional sndr(ex::associate(ex::just(), ledger_token(scope)));
    auto moved = std::move(*sndr);
    assert(scope.tries == 1 && scope.open == 1);

    // A copy of what was moved from has none, either.
    auto copy = *sndr;
    assert(scope.tries == 1 && scope.open == 1);
    record told_copy;
    run(std::move(copy), any_receiver(told_copy));
    assert(told_copy.stopped());

    sndr.reset();
    assert(scope.open == 1);
    record told;
    run(std::move(moved), any_receiver(told));
    assert(told.value());
    assert(scope.tries == 1 && scope.open == 0);
  }
  { // without
    ledger_scope scope;
    scope.refuses = true;
    auto sndr = ex::associate(ex::just(), ledger_token(scope));
    scope.refuses = false;
    auto moved = std::move(sndr);
    assert(scope.tries == 1);
    record told;
    run(std::move(moved), any_receiver(told));
    assert(told.stopped());
  }
  return 0;
}
