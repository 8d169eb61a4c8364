// [exec.spawn]/8
//
// When what is spawned has completed or was refused, its memory is given back and not touched any more, also if that
// happened inside of spawn.
//
// EDITION: cd c++26

#include "execution.h"
#include "graves.h"
#include "scopes.h"
#include "senders.h"
#include "stop_senders.h"

#include <cassert>

int main(int, char**) {
  graveyard yard;
  const auto env = ex::prop(exs::get_allocator, graveyard_allocator<char>(yard));
  { // inside of start
    ledger_scope scope;
    ex::spawn(ex::just(), ledger_token(scope), env);
    assert(yard.allocated() == 1 && yard.rests());
  }
  { // refused
    ledger_scope scope;
    scope.refuses = true;
    ex::spawn(ex::just(), ledger_token(scope), env);
    assert(yard.allocated() == 2 && yard.rests());
  }
  { // later
    ledger_scope scope;
    deferred<ex::set_value_t()> source;
    ex::spawn(source.sender(), ledger_token(scope), env);
    assert(!yard.rests());
    source.complete(ex::set_value);
    assert(yard.rests());
  }
  { // by a stop request
    ledger_scope ledger;
    exs::inplace_stop_source source;
    ex::spawn(until_stopped(), ledger_token(ledger), ex::env{env, ex::prop(exs::get_stop_token, source.get_token())});
    assert(!yard.rests());
    source.request_stop();
    assert(yard.rests());
  }
  return 0;
}
