// [exec.associate]/2
//
// An exception from wrapping the sender, or from keeping it leaves associate, and no
// association is left behind.
//
// EDITION: cd c++26

#include "execution.h"
#include "lived_senders.h"
#include "scopes.h"

#include <cassert>
#include <string>
#include <utility>

int main(int, char**) {
  { // wrap
    ledger_scope scope;
    const wrapping_token token(scope, []<class Sndr>(Sndr&& sndr) -> Sndr&& {
      if (sizeof(sndr) != 0)
        throw 3;
      return std::forward<Sndr>(sndr);
    });
    assert(thrown_by([&] { static_cast<void>(ex::associate(ex::just(), auto(token))); }) == 3);
    assert(scope.tries == 0);
  }
  { // the copy of the sender
    std::string journal;
    ledger_scope scope;
    lived_sender sndr(journal);
    sndr.throws_when_copied = true;
    assert(thrown_by([&] { static_cast<void>(ex::associate(sndr, ledger_token(scope))); }) == 1);
    assert(scope.open == 0);
  }
  return 0;
}
