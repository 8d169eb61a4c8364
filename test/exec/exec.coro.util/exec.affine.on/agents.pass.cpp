// [exec.affine.on]/5
//
// The child is started where the operation is started, and the operation completes on an agent of the scheduler's
// resource, in whatever way. If that cannot be had, the failure is the completion.
//
// EDITION: cd

#include "execution.h"
#include "schedulers.h"
#include "transfers.h"

#include <cassert>

int main(int, char**) {
  test_agents(ex::affine_on, ex::set_value, 1);
  test_agents(ex::affine_on, ex::set_error, 1);
  test_agents(ex::affine_on, ex::set_stopped);

  { // from one to the next
    manual_resource<> first;
    manual_resource<> second;
    outcome told;
    auto op =
      ex::connect(ex::affine_on(ex::affine_on(ex::just(), first.scheduler()), second.scheduler()), located(told));
    ex::start(op);
    first.run_one();
    assert(told.pending());
    second.run_one();
    assert(told.value());
    assert(told.where == &second);
  }
  { // scheduling fails
    manual_resource<ex::set_error_t(int)> failing;
    outcome told;
    auto op = ex::connect(ex::affine_on(ex::just(), failing.scheduler()), located(told));
    ex::start(op);
    failing.complete(ex::set_error, 1);
    assert(told.error());
  }
  return 0;
}
