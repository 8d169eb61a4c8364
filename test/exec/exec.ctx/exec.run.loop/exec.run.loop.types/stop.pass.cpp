// [exec.run.loop.types]/9.2
//
// When the loop comes to an operation, it completes as stopped if stop has been requested by then, and else with
// set_value. The stop token is that of the receiver's environment.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  ex::run_loop loop;
  exs::inplace_stop_source requested_first;
  exs::inplace_stop_source requested_later;
  exs::inplace_stop_source requested_by_work;
  exs::inplace_stop_source requested_too_late;
  exs::inplace_stop_source never_requested;
  auto env = [](exs::inplace_stop_source& source) { return ex::prop(exs::get_stop_token, source.get_token()); };
  record told[7];

  auto op0 = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told[0], env(requested_first)));
  auto op1 = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told[1], env(requested_later)));
  auto op2 = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told[2], env(requested_too_late)));
  auto op3 = ex::connect(ex::schedule(loop.get_scheduler()), value_receiver(told[3], [&] {
    requested_by_work.request_stop();
    requested_too_late.request_stop();
  }));
  auto op4 = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told[4], env(requested_by_work)));
  auto op5 = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told[5], env(never_requested)));
  auto op6 = ex::connect(
    ex::schedule(loop.get_scheduler()), any_receiver(told[6], ex::prop(exs::get_stop_token, exs::never_stop_token())));

  requested_first.request_stop();
  ex::start(op0);
  ex::start(op1);
  ex::start(op2);
  ex::start(op3);
  ex::start(op4);
  ex::start(op5);
  ex::start(op6);
  requested_later.request_stop();
  for (const record& each : told)
    assert(each.pending());

  loop.finish();
  loop.run();
  assert(told[0].stopped());
  assert(told[1].stopped());
  assert(told[2].value());
  assert(told[3].value());
  assert(told[4].stopped());
  assert(told[5].value());
  assert(told[6].value());
  return 0;
}
