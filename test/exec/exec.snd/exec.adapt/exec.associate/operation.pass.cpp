// [exec.associate]/12
//
// With an association, start starts the operation of the wrapped sender, which completes as it will. The association
// lives as long as the operation state, started or not, and ends after the wrapped sender's operation is destroyed.
//
// EDITION: cd c++26

#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <optional>
#include <string>
#include <utility>

int main(int, char**) {
  { // each of the completions, deferred
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
    ledger_scope scope;
    record told[3];
    int value = 0;
    int error = 0;
    {
      auto op = ex::connect(
        ex::associate(source.sender(), ledger_token(scope)), value_receiver(told[0], [&](int i) { value = i; }));
      ex::start(op);
      assert(source.started() && told[0].pending());
      source.complete(ex::set_value, 1);
      assert(told[0].value() && value == 1);
      assert(scope.open == 1);
    }
    assert(scope.open == 0);
    {
      auto op = ex::connect(
        ex::associate(source.sender(), ledger_token(scope)), error_receiver(told[1], [&](int e) { error = e; }));
      ex::start(op);
      source.complete(ex::set_error, 2);
      assert(told[1].error() && error == 2);
    }
    {
      auto op = ex::connect(ex::associate(source.sender(), ledger_token(scope)), any_receiver(told[2]));
      ex::start(op);
      source.complete(ex::set_stopped);
      assert(told[2].stopped());
    }
    assert(scope.tries == 3 && scope.open == 0);
  }
  { // the order
    std::string journal;
    ledger_scope scope(journal);
    record told;
    {
      std::optional sndr(ex::associate(lived_sender(journal), ledger_token(scope)));
      auto op = ex::connect(std::move(*sndr), any_receiver(told));
      sndr.reset();
      journal.clear();
      ex::start(op);
      assert(journal == "!" && told.value());
      assert(scope.open == 1);
    }
    assert(journal == "!o-");
  }
  { // not started
    std::string journal;
    ledger_scope scope(journal);
    record told;
    {
      auto op = ex::connect(ex::associate(lived_sender(journal), ledger_token(scope)), any_receiver(told));
      assert(scope.open == 1);
      journal.clear();
    }
    assert(journal == "o-" && told.pending());
  }
  { // an lvalue: the operation has an association of its own
    ledger_scope scope;
    auto sndr = ex::associate(ex::just(), ledger_token(scope));
    record told;
    {
      auto op = ex::connect(sndr, any_receiver(told));
      assert(scope.tries == 2 && scope.open == 2);
      ex::start(op);
      assert(told.value());
    }
    assert(scope.open == 1);
    scope.refuses = true;
    record told_refused;
    run(sndr, any_receiver(told_refused));
    assert(told_refused.stopped());
  }
  return 0;
}
