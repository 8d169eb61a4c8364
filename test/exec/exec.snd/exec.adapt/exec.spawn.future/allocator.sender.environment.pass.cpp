// [exec.spawn.future]/15.2
//
// If the allocator is that of the sender, what is spawned sees, of the environment that was given, the forwarding
// queries beside it.

#include "environments.h"
#include "execution.h"
#include "spawning.h"

#include <cassert>

int main(int, char**) {
  ledger_scope scope;
  allocator_ledger ledger;
  int forwarded = 0;
  const auto look = [&]<class Env>(const Env& env) {
    assert(ledger_of(exs::get_allocator(env)) == &ledger);
    forwarded = forwarding()(env);
  };
  static_cast<void>(ex::spawn_future(
    sender_with_allocator(looks(look, ex::set_value), ledger), ledger_token(scope), ex::prop(forwarding(), 1)));
  assert(forwarded == 1);
  return 0;
}
