// [exec.spawn.future]/10.1, [exec.spawn.future]/10.2
//
// A future that is consumed before the operation completes waits for that; one that is consumed later completes inside
// of start. It completes once, with the results as rvalues.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  ledger_scope scope;
  for (bool completed_before : {false, true}) {
    deferred<ex::set_value_t(move_only)> source;
    record told;
    int value = 0;
    auto op = ex::connect(ex::spawn_future(source.sender(), ledger_token(scope)),
      value_receiver(told, [&](move_only&& result) { value = result.value; }));
    if (completed_before)
      source.complete(ex::set_value, move_only(3));
    assert(told.pending());
    ex::start(op);
    assert(told.pending() == !completed_before);
    if (!completed_before)
      source.complete(ex::set_value, move_only(3));
    assert(told.value() && value == 3);
  }
  return 0;
}
