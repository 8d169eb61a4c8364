// [exec.spawn.future]/9.2
//
// If the future is consumed when the operation completes, its receiver is completed with the results, inside of that
// completion.
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
  { // value
    ledger_scope scope;
    deferred<ex::set_value_t(move_only), ex::set_error_t(int), ex::set_stopped_t()> source;
    record told;
    int value = 0;
    {
      auto op = ex::connect(ex::spawn_future(source.sender(), ledger_token(scope)),
        value_receiver(told, [&](move_only&& result) { value = result.value; }));
      ex::start(op);
      assert(told.pending());
      source.complete(ex::set_value, move_only(4));
      assert(told.value() && value == 4);
    }
    assert(scope.open == 0);
  }
  { // error
    ledger_scope scope;
    deferred<ex::set_value_t(move_only), ex::set_error_t(int), ex::set_stopped_t()> source;
    record told;
    int error = 0;
    auto op = ex::connect(
      ex::spawn_future(source.sender(), ledger_token(scope)), error_receiver(told, [&](int e) { error = e; }));
    ex::start(op);
    source.complete(ex::set_error, 5);
    assert(told.error() && error == 5);
  }
  { // stopped
    ledger_scope scope;
    deferred<ex::set_value_t(move_only), ex::set_error_t(int), ex::set_stopped_t()> source;
    record told;
    auto op = ex::connect(ex::spawn_future(source.sender(), ledger_token(scope)), any_receiver(told));
    ex::start(op);
    source.complete(ex::set_stopped);
    assert(told.stopped());
  }
  { // the completion destroys the operation that consumes
    ledger_scope scope;
    deferred<ex::set_value_t(int)> source;
    record told;
    int value = 0;
    auto future = ex::spawn_future(source.sender(), ledger_token(scope));
    void* owner = nullptr;
    void (*destroy)(void*) = nullptr;
    auto receiver = value_receiver(told, [&](int i) {
      value = i;
      destroy(owner);
    });
    using operation = decltype(ex::connect(std::move(future), std::move(receiver)));
    auto* const op = new operation(ex::connect(std::move(future), std::move(receiver)));
    owner = op;
    destroy = [](void* op) { delete static_cast<operation*>(op); };
    ex::start(*op);
    source.complete(ex::set_value, 6);
    assert(told.value() && value == 6);
    assert(scope.open == 0);
  }
  return 0;
}
