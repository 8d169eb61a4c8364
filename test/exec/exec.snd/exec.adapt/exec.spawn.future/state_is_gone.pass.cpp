// [exec.spawn.future]/12
//
// Once the memory of what was spawned has been given back it is not touched any more, in whatever order the operation
// completes and the future is consumed or abandoned; also not by a stop request that makes the operation complete, nor
// by an operation that is destroyed by its own completion.
//
// EDITION: cd c++26

#include "execution.h"
#include "graves.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"
#include "stop_senders.h"

#include <cassert>
#include <optional>
#include <utility>

template<class Sndr>
auto spawn(Sndr sndr, ledger_scope& scope, graveyard& yard) {
  return ex::spawn_future(
    std::move(sndr), ledger_token(scope), ex::prop(exs::get_allocator, graveyard_allocator<char>(yard)));
}

int main(int, char**) {
  graveyard yard;
  ledger_scope scope;
  deferred<ex::set_value_t(int)> source;
  { // completed, and then abandoned
    std::optional future(spawn(ex::just(), scope, yard));
    assert(!yard.rests());
    future.reset();
    assert(yard.rests());
  }
  { // abandoned, and then completed
    std::optional future(spawn(source.sender(), scope, yard));
    future.reset();
    assert(!yard.rests());
    source.complete(ex::set_value, 1);
    assert(yard.rests());
  }
  { // abandoned, and completed by that
    std::optional future(spawn(until_stopped(), scope, yard));
    assert(!yard.rests());
    future.reset();
    assert(yard.rests());
  }
  { // abandoned with the operation that was to consume it, and completed by that
    {
      record told;
      auto op = ex::connect(spawn(until_stopped(), scope, yard), any_receiver(told));
      assert(!yard.rests());
    }
    assert(yard.rests());
  }
  { // refused, and then abandoned
    scope.refuses = true;
    std::optional future(spawn(ex::just(), scope, yard));
    scope.refuses = false;
    future.reset();
    assert(yard.rests());
  }
  { // completed, and then consumed
    vanishing_operation op(spawn(ex::just(1), scope, yard));
    op.start();
    assert(op.value());
    assert(yard.rests());
  }
  { // consumed, and then completed
    vanishing_operation op(spawn(source.sender(), scope, yard));
    op.start();
    source.complete(ex::set_value, 1);
    assert(op.value());
    assert(yard.rests());
  }
  { // refused, and then consumed
    scope.refuses = true;
    vanishing_operation op(spawn(ex::just(), scope, yard));
    scope.refuses = false;
    op.start();
    assert(op.stopped());
    assert(yard.rests());
  }
  return 0;
}
