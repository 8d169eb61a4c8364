// [exec.spawn.future]/11.1
//
// If the future is destroyed before the operation completes, stop is requested of the operation; so it is if an
// operation that was to consume it is destroyed without being started. As long as it is there, stop is not requested.

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"
#include "stop_senders.h"

#include <cassert>
#include <optional>
#include <utility>

int main(int, char**) {
  { // destroyed
    ledger_scope scope;
    std::optional future(ex::spawn_future(until_stopped<ex::set_value_t(int)>(), ledger_token(scope)));
    assert(scope.open == 1);
    future.reset();
    assert(scope.open == 0);
  }
  { // moved
    ledger_scope scope;
    std::optional future(ex::spawn_future(until_stopped(), ledger_token(scope)));
    {
      auto moved = std::move(*future);
      future.reset();
      assert(scope.open == 1);
    }
    assert(scope.open == 0);
  }
  { // connected, and not started
    ledger_scope scope;
    auto future = ex::spawn_future(until_stopped(), ledger_token(scope));
    record told;
    {
      auto op = ex::connect(std::move(future), any_receiver(told));
      assert(scope.open == 1);
    }
    assert(scope.open == 0 && told.pending());
  }
  { // an operation that does not stop goes on
    ledger_scope scope;
    deferred<ex::set_value_t()> source;
    std::optional future(ex::spawn_future(source.sender(), ledger_token(scope)));
    future.reset();
    assert(source.started() && scope.open == 1);
    source.complete(ex::set_value);
    assert(scope.open == 0);
  }
  return 0;
}
