// [exec.spawn]/11
//
// What is spawned may be a sender that depends on its environment: it is connected in the one that was given.

#include "environments.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

int main(int, char**) {
  ledger_scope scope;
  int answer = 0;
  auto sndr = ex::read_env(forwarding()) | ex::then([&](int i) noexcept { answer = i; });
  static_cast<void>(ex::spawn(std::move(sndr), ledger_token(scope), ex::prop(forwarding(), 3)));
  assert(answer == 3);
  return 0;
}
