// [exec.associate]/2
//
// The sender is wrapped by the token, once, before the association is tried; the operation is that of the wrapped
// sender.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>
#include <string>

int main(int, char**) {
  std::string journal;
  ledger_scope scope(journal);
  // Complete with the sum of what is sent and 10.
  const wrapping_token token(scope, []<class Sndr>(Sndr&& sndr) {
    return ex::then(std::forward<Sndr>(sndr), []<class... Ts>(Ts... ts) noexcept { return (10 + ... + ts); });
  });
  auto sndr = ex::associate(ex::just(1), auto(token));
  assert(scope.wraps == 1);
  assert(journal == "w+");

  record told;
  int value = 0;
  run(std::move(sndr), value_receiver(told, [&](int i) { value = i; }));
  assert(told.value() && value == 11);
  assert(scope.wraps == 1);
  return 0;
}
