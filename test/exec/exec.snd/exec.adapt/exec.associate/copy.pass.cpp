// [exec.associate]/5
//
// A copy has an association of its own, which is tried only if the original has one; if it is refused, so is the copy.
// An exception from the copy of the sender ends it again.
//
// EDITION: cd c++26

#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>
#include <optional>
#include <string>
#include <utility>

int main(int, char**) {
  { // made
    ledger_scope scope;
    auto sndr = ex::associate(ex::just(), ledger_token(scope));
    {
      auto copy = std::as_const(sndr);
      assert(scope.tries == 2 && scope.open == 2);
      record told;
      run(std::move(copy), any_receiver(told));
      assert(told.value());
    }
    assert(scope.open == 1);
  }
  { // the copy does not need the original
    ledger_scope scope;
    std::optional sndr(ex::associate(ex::just(), ledger_token(scope)));
    auto copy = *sndr;
    sndr.reset();
    assert(scope.open == 1);
    record told;
    run(std::move(copy), any_receiver(told));
    assert(told.value());
  }
  { // refused
    ledger_scope scope;
    auto sndr = ex::associate(ex::just(), ledger_token(scope));
    scope.refuses = true;
    auto copy = sndr;
    assert(scope.tries == 2 && scope.open == 1);
    record told;
    run(std::move(copy), any_receiver(told));
    assert(told.stopped());

    record told_first;
    run(std::move(sndr), any_receiver(told_first));
    assert(told_first.value());
  }
  { // the original has none
    ledger_scope scope;
    scope.refuses = true;
    auto sndr = ex::associate(ex::just(), ledger_token(scope));
    assert(scope.tries == 1);
    scope.refuses = false;
    auto copy = sndr;
    assert(scope.tries == 1 && scope.open == 0);
    record told;
    run(copy, any_receiver(told));
    assert(told.stopped());
  }
  { // the sender's copy throws
    std::string journal;
    ledger_scope scope;
    auto child = lived_sender(journal);
    child.throws_when_copied = true;
    auto sndr = ex::associate(std::move(child), ledger_token(scope));
    assert(thrown_by([&] { auto copy = sndr; }) == 1);
    assert(scope.tries == 2 && scope.open == 1);
  }
  { // the scope throws
    ledger_scope scope;
    auto sndr = ex::associate(ex::just(), ledger_token(scope));
    scope.throws = true;
    assert(thrown_by([&] { auto copy = sndr; }) == 1);
    assert(scope.open == 1);
  }
  return 0;
}
