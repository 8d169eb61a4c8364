// [exec.spawn.future]/14
//
// A stop request of the receiver that consumes the future does not reach the operation.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"
#include "stop_senders.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  ledger_scope scope;
  exs::inplace_stop_source source;
  exs::inplace_stop_source spawned;
  record told;
  auto op = ex::connect(
    ex::spawn_future(until_stopped(), ledger_token(scope), ex::prop(exs::get_stop_token, spawned.get_token())),
    any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
  ex::start(op);
  source.request_stop();
  assert(told.pending());
  spawned.request_stop();
  assert(told.stopped());
  return 0;
}
