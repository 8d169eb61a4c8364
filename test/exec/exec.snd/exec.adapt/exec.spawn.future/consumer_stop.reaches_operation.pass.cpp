// [exec.spawn.future]/9, [exec.spawn.future]/12.1
//
// A stop request of the receiver that consumes the future reaches the operation, and completes the receiver at once,
// whether the operation heeds it or not.
//
// EDITION: c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"
#include "stop_senders.h"

#include <cassert>

int main(int, char**) {
  ledger_scope scope;
  { // an operation that stops
    exs::inplace_stop_source source;
    record told;
    auto op = ex::connect(ex::spawn_future(until_stopped(), ledger_token(scope)),
      any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
    ex::start(op);
    assert(told.pending() && scope.open == 1);
    source.request_stop();
    assert(told.stopped() && scope.open == 0);
  }
  { // a request that comes before start
    exs::inplace_stop_source source;
    source.request_stop();
    record told;
    auto op = ex::connect(ex::spawn_future(until_stopped(), ledger_token(scope)),
      any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
    assert(told.pending());
    ex::start(op);
    assert(told.stopped() && scope.open == 0);
  }
  { // results that are there already
    exs::inplace_stop_source source;
    source.request_stop();
    record told;
    run(ex::spawn_future(ex::just(), ledger_token(scope)),
      any_receiver(told, ex::prop(exs::get_stop_token, source.get_token())));
    assert(told.value() && scope.open == 0);
  }
  return 0;
}
