// [exec.spawn.future]/16
//
// The sender is wrapped by the token, once, and it is the wrapped sender whose results the future has.

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  ledger_scope scope;
  { // wrapped
    const wrapping_token token(scope, []<class Sndr>(Sndr&& sndr) {
      return ex::then(std::forward<Sndr>(sndr), []<class... Ts>(Ts... ts) noexcept { return (10 + ... + ts); });
    });
    record told;
    int value = 0;
    run(ex::spawn_future(ex::just(1, 2), auto(token), ex::env<>()), value_receiver(told, [&](int i) { value = i; }));
    assert(told.value() && value == 13);
    assert(scope.wraps == 1);
  }
  { // a sender that can only be moved, and one that is copied
    record told[2];
    run(ex::spawn_future(move_only_sender(ex::just()), ledger_token(scope), ex::env<>()), any_receiver(told[0]));
    const auto sndr = ex::just();
    run(ex::spawn_future(sndr, ledger_token(scope), ex::env<>()), any_receiver(told[1]));
    assert(told[0].value() && told[1].value());
  }
  return 0;
}
