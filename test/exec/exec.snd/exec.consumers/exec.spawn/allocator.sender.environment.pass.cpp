// [exec.spawn]/10.2
//
// If the allocator is that of the sender, what is spawned sees the environment that was given beside it.

#include "environments.h"
#include "execution.h"
#include "spawning.h"

#include <cassert>

int main(int, char**) {
  ledger_scope scope;
  allocator_ledger ledger;
  int forwarded = 0;
  int own = 0;
  const auto look = [&]<class Env>(const Env& env) {
    assert(ledger_of(exs::get_allocator(env)) == &ledger);
    forwarded = forwarding()(env);
    own = not_forwarding()(env);
  };
  static_cast<void>(ex::spawn(sender_with_allocator(looks(look, ex::set_value), ledger), ledger_token(scope),
    ex::env{ex::prop(forwarding(), 1), ex::prop(not_forwarding(), 2)}));
  assert(forwarded == 1 && own == 2);
  return 0;
}
