// [exec.when.all]/12, [exec.when.all]/17
//
// The receiver may destroy the operation while it is told the result, be it inside of start: nothing of it is used any
// more then.
//
// EDITION: cd c++26

#include "execution.h"
#include "graves.h"
#include "senders.h"

#include <cassert>

using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>;

int main(int, char**) {
  { // inside start, of one child or of several
    vanishing_operation single(ex::when_all(ex::just(1)));
    single.start();
    assert(single.value());
    vanishing_operation value(ex::when_all(ex::just(1), ex::just(2)));
    value.start();
    assert(value.value());
    vanishing_operation error(ex::when_all(sends<signatures>(ex::set_error, 1), ex::just()));
    error.start();
    assert(error.error());
    vanishing_operation stopped(ex::when_all(ex::just(), sends<signatures>(ex::set_stopped)));
    stopped.start();
    assert(stopped.stopped());
  }
  { // later
    deferred<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()> source, other;
    exs::inplace_stop_source stop;
    auto sndr = ex::when_all(source.sender(), other.sender());
    auto env = ex::prop(exs::get_stop_token, stop.get_token());
    vanishing_operation value(sndr, env);
    value.start();
    source.complete(ex::set_value);
    assert(value.pending());
    other.complete(ex::set_value);
    assert(value.value());
    vanishing_operation error(sndr, env);
    error.start();
    other.complete(ex::set_value);
    source.complete(ex::set_error, 1);
    assert(error.error());
    vanishing_operation stopped(sndr, env);
    stopped.start();
    source.complete(ex::set_value);
    other.complete(ex::set_stopped);
    assert(stopped.stopped());
  }
  return 0;
}
