// [exec.when.all]/12, [exec.when.all]/17
//
// The receiver may destroy the operation while it is told the result, be it inside of start: nothing of it is used any
// more then.
//
// EDITION: cd c++26

#include "execution.h"
#include "reused_storage.h"
#include "senders.h"

#include <cassert>

using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>;

int main(int, char**) {
  { // inside start, of one child or of several
    reused_storage single(ex::when_all(ex::just(1)));
    assert(single.value());
    reused_storage value(ex::when_all(ex::just(1), ex::just(2)));
    assert(value.value());
    reused_storage error(ex::when_all(sends<signatures>(ex::set_error, 1), ex::just()));
    assert(error.error());
    reused_storage stopped(ex::when_all(ex::just(), sends<signatures>(ex::set_stopped)));
    assert(stopped.stopped());
  }
  { // later
    deferred<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()> source, other;
    exs::inplace_stop_source stop;
    auto sndr = ex::when_all(source.sender(), other.sender());
    auto env = ex::prop(exs::get_stop_token, stop.get_token());
    reused_storage value(sndr, env);
    source.complete(ex::set_value);
    assert(value.pending());
    other.complete(ex::set_value);
    assert(value.value());
    reused_storage error(sndr, env);
    other.complete(ex::set_value);
    source.complete(ex::set_error, 1);
    assert(error.error());
    reused_storage stopped(sndr, env);
    source.complete(ex::set_value);
    other.complete(ex::set_stopped);
    assert(stopped.stopped());
  }
  return 0;
}
