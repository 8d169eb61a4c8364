// [exec.just]/1
//
// An operation of just completes with a value completion, one of just_error with an error completion, one of
// just_stopped with a stopped completion; it does so inside start, and not before.

#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  { // each has its channel
    record none, one, several, error, stopped;
    run(ex::just(), any_receiver(none));
    assert(none.value());
    run(ex::just(1), any_receiver(one));
    assert(one.value());
    run(ex::just(1, 2.0, '3'), any_receiver(several));
    assert(several.value());
    run(ex::just_error(1), any_receiver(error));
    assert(error.error());
    run(ex::just_stopped(), any_receiver(stopped));
    assert(stopped.stopped());
  }
  { // start has the effect: neither making the operation nor destroying it completes it
    record value, error, stopped;
    {
      [[maybe_unused]] auto first = ex::connect(ex::just(1), any_receiver(value));
      [[maybe_unused]] auto second = ex::connect(ex::just_error(1), any_receiver(error));
      [[maybe_unused]] auto third = ex::connect(ex::just_stopped(), any_receiver(stopped));
      assert(value.pending());
      assert(error.pending());
      assert(stopped.pending());
    }
    assert(value.pending());
    assert(error.pending());
    assert(stopped.pending());
  }
  { // a stop request changes nothing
    exs::inplace_stop_source source;
    source.request_stop();
    auto env = ex::prop(exs::get_stop_token, source.get_token());
    record value, error;
    run(ex::just(1), any_receiver(value, env));
    assert(value.value());
    run(ex::just_error(1), any_receiver(error, env));
    assert(error.error());
  }
  return 0;
}
