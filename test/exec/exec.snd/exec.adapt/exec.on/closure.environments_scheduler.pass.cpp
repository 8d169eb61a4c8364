// [exec.on]/10.1.2
//
// on(sndr, sch, closure) goes back to the scheduler that the receiver's environment names if sndr completes where it is
// started.
//
// EDITION: cd c++26

#include "execution.h"
#include "schedulers.h"

#include <cassert>

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<> home;
  outcome told;
  auto op = ex::connect(ex::on(ex::just(), resource.scheduler(), ex::then([&] { assert(resource.is_current()); })),
    located(told, started_on(home.scheduler())));
  home.execute([&] { ex::start(op); });
  assert(home.waiting() == 0);
  resource.run_one();
  assert(told.pending());
  assert(home.waiting() == 1);
  home.run_one();
  assert(told.value());
  assert(told.where == &home);
  return 0;
}
