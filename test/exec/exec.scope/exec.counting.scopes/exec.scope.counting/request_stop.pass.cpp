// [exec.scope.counting]/3
//
// request_stop reaches every sender that a token of the scope has wrapped, connected before or after, started or not;
// it ends nothing by itself, does not close the scope, and may be called again.

#include "counting_scopes.h"
#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "stop_senders.h"

#include <cassert>

using scope_type = ex::counting_scope;

int main(int, char**) {
  { // started before the request
    scope_type scope;
    record told;
    auto op = ex::connect(scope.get_token().wrap(until_stopped()), any_receiver(told));
    ex::start(op);
    assert(told.pending());
    scope.request_stop();
    assert(told.stopped());
  }
  { // several at a time
    scope_type scope;
    record told[2];
    auto first = ex::connect(scope.get_token().wrap(until_stopped()), any_receiver(told[0]));
    auto second = ex::connect(scope.get_token().wrap(until_stopped()), any_receiver(told[1]));
    ex::start(first);
    ex::start(second);
    scope.request_stop();
    assert(told[0].stopped() && told[1].stopped());
  }
  { // connected before and started after the request
    scope_type scope;
    record told;
    auto op = ex::connect(scope.get_token().wrap(until_stopped()), any_receiver(told));
    scope.request_stop();
    assert(told.pending());
    ex::start(op);
    assert(told.stopped());
  }
  { // wrapped after the request
    scope_type scope;
    scope.request_stop();
    record told;
    run(scope.get_token().wrap(until_stopped()), any_receiver(told));
    assert(told.stopped());
    scope.request_stop();
  }
  { // the scope stays open, and a join waits as before
    scope_in_state<scope_type> in_state(scope_state::open);
    in_state.scope.request_stop();
    assert(in_state.can_associate());
    join_operation<scope_type> join(in_state.scope, in_state.resource);
    join.start();
    in_state.scope.request_stop();
    assert(join.told.pending() && in_state.resource.waiting() == 0);
    in_state.held.end();
    in_state.resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
