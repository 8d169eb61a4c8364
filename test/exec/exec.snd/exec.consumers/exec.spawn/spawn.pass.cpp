// [exec.spawn]/11
//
// spawn(sndr, auto(token), env) is of type void. The sender is wrapped by the token, once, and it is the wrapped sender
// that is started.

#include "environments.h"
#include "execution.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <type_traits>
#include <utility>

int main(int, char**) {
  ledger_scope scope;
  static_assert(std::is_void_v<decltype(ex::spawn(ex::just(), ledger_token(scope)))>);
  static_assert(std::is_void_v<decltype(ex::spawn(ex::just(), ledger_token(scope), ex::env<>()))>);
  { // wrapped
    int values = 0;
    const wrapping_token token(scope, [&]<class Sndr>(Sndr sndr) {
      return ex::then(std::move(sndr), [&]<class... Ts>(Ts... ts) noexcept { values = (0 + ... + ts); });
    });
    ex::spawn(ex::just(3, 4), auto(token), ex::env<>());
    assert(scope.wraps == 1);
    assert(values == 7);
  }
  { // a sender that can only be moved, and one that is copied
    ex::spawn(move_only_sender(ex::just()), ledger_token(scope), ex::env<>());
    const auto sndr = ex::just();
    ex::spawn(sndr, ledger_token(scope), ex::env<>());
    assert(scope.tries == 3 && scope.open == 0);
  }
  return 0;
}
