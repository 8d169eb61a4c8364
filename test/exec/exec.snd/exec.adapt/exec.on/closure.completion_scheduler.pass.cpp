// [exec.on]/10.1.1
//
// on(sndr, sch, closure) goes back to the value completion scheduler of sndr, if there is one, whatever the receiver's
// environment says.
//
// EDITION: cd c++26

#include "execution.h"
#include "schedulers.h"

#include <cassert>

int main(int, char**) {
  manual_resource<> origin;
  manual_resource<> resource;
  manual_resource<> home;
  auto sndr = ex::on(ex::schedule(origin.scheduler()), resource.scheduler(), ex::then([] {}));
  {
    outcome told;
    auto op = ex::connect(sndr, located(told, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    origin.run_one();
    resource.run_one();
    assert(home.waiting() == 0);
    assert(origin.waiting() == 1);
    origin.run_one();
    assert(told.value());
    assert(told.where == &origin);
  }
  { // the environment need not say anything
    outcome told;
    auto op = ex::connect(sndr, located(told));
    ex::start(op);
    origin.run_one();
    resource.run_one();
    origin.run_one();
    assert(told.value());
    assert(told.where == &origin);
  }
  return 0;
}
