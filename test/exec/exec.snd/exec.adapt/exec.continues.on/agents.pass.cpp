// [exec.continues.on]/6
//
// The child is started where the operation is started, and the operation completes on an agent of the scheduler's
// resource, in whatever way.

#include "execution.h"
#include "schedulers.h"
#include "transfers.h"

#include <cassert>

int main(int, char**) {
  test_agents(continue_on(), ex::set_value, 1);
  test_agents(continue_on(), ex::set_error, 1);
  test_agents(continue_on(), ex::set_stopped);

  { // from one to the next
    manual_resource<> first;
    manual_resource<> second;
    outcome told;
    auto op =
      ex::connect(ex::continues_on(ex::continues_on(ex::just(), first.scheduler()), second.scheduler()), located(told));
    ex::start(op);
    assert(first.waiting() == 1 && second.waiting() == 0);
    first.run_one();
    assert(told.pending());
    assert(second.waiting() == 1);
    second.run_one();
    assert(told.value());
    assert(told.where == &second);
  }
  { // if scheduling fails, that is the error
    manual_resource<ex::set_error_t(int)> failing;
    outcome told;
    auto op = ex::connect(ex::continues_on(ex::just(), failing.scheduler()), located(told));
    ex::start(op);
    failing.complete(ex::set_error, 1);
    assert(told.error());
  }
  return 0;
}
