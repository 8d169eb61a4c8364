// [exec.spawn.future]/9.1
//
// If the operation completes before the future is consumed, nothing happens but that the results are kept, with the
// association.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  { // inside of start
    ledger_scope scope;
    auto future = ex::spawn_future(ex::just(1), ledger_token(scope));
    assert(scope.open == 1);
    int value = 0;
    record told;
    run(std::move(future), value_receiver(told, [&](int i) { value = i; }));
    assert(told.value() && value == 1);
    assert(scope.open == 0);
  }
  { // later, but before the future is connected
    ledger_scope scope;
    deferred<ex::set_value_t(int), ex::set_stopped_t()> source;
    auto future = ex::spawn_future(source.sender(), ledger_token(scope));
    source.complete(ex::set_value, 2);
    assert(scope.open == 1);
    int value = 0;
    record told;
    run(std::move(future), value_receiver(told, [&](int i) { value = i; }));
    assert(told.value() && value == 2);
  }
  { // before the operation that consumes it is started
    ledger_scope scope;
    deferred<ex::set_value_t(int), ex::set_stopped_t()> source;
    auto future = ex::spawn_future(source.sender(), ledger_token(scope));
    record told;
    {
      auto op = ex::connect(std::move(future), any_receiver(told));
      source.complete(ex::set_stopped);
      assert(told.pending() && scope.open == 1);
      ex::start(op);
      assert(told.stopped());
    }
    assert(scope.open == 0);
  }
  return 0;
}
