// [exec.stop.when]/2.3.2
//
// The stop token of the environment that is given to spawn_future and the one by which the operation is abandoned both
// reach the sender.

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "stop_senders.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  { // by the environment
    ledger_scope scope;
    exs::inplace_stop_source source;
    auto future =
      ex::spawn_future(until_stopped(), ledger_token(scope), ex::prop(exs::get_stop_token, source.get_token()));
    record told;
    auto op = ex::connect(std::move(future), any_receiver(told));
    ex::start(op);
    assert(told.pending());
    source.request_stop();
    assert(told.stopped());
  }
  { // abandoned
    ledger_scope scope;
    exs::inplace_stop_source source;
    {
      auto future =
        ex::spawn_future(until_stopped(), ledger_token(scope), ex::prop(exs::get_stop_token, source.get_token()));
      assert(scope.open == 1);
    }
    assert(scope.open == 0);
  }
  return 0;
}
