// [exec.associate]/12
//
// The wrapped sender is connected with the receiver itself, and sees all of its environment.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>

int main(int, char**) {
  ledger_scope scope;
  int forwarded = 0;
  int own = 0;
  const auto look = [&]<class Env>(const Env& env) {
    if constexpr (requires { forwarding()(env); })
      forwarded = forwarding()(env);
    if constexpr (requires { not_forwarding()(env); })
      own = not_forwarding()(env);
  };
  record told;
  run(ex::associate(looks(look, ex::set_value), ledger_token(scope)),
    any_receiver(told, ex::env{ex::prop(forwarding(), 1), ex::prop(not_forwarding(), 2)}));
  assert(told.value());
  assert(forwarded == 1);
  assert(own == 2);
  return 0;
}
