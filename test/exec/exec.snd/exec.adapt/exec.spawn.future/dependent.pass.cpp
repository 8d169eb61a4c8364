// [exec.spawn.future]/7
//
// What is spawned may be a sender that depends on its environment: it is connected in the one that was given.
//
// EDITION: cd c++26
// INFORMATIVE: by the letter, the completion signatures are asked for without an environment

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>

int main(int, char**) {
  ledger_scope scope;
  record told;
  int answer = 0;
  run(ex::spawn_future(ex::read_env(forwarding()), ledger_token(scope), ex::prop(forwarding(), 3)),
    value_receiver(told, [&](int i) { answer = i; }));
  assert(told.value() && answer == 3);
  return 0;
}
