// [exec.schedule.from]/10
//
// The receiver may destroy the operation while it is told the result, or that scheduling has failed: nothing of it is
// used any more then.

#include "execution.h"
#include "graves.h"
#include "schedulers.h"
#include "senders.h"
#include "transfers.h"

#include <cassert>

template<class Transfer>
void test(Transfer transfer) {
  { // inside start
    vanishing_operation value(transfer(ex::just(1), ex::inline_scheduler()));
    value.start();
    assert(value.value());
    vanishing_operation error(transfer(ex::just_error(1), ex::inline_scheduler()));
    error.start();
    assert(error.error());
    vanishing_operation stopped(transfer(ex::just_stopped(), ex::inline_scheduler()));
    stopped.start();
    assert(stopped.stopped());
  }
  { // later
    manual_resource<ex::set_error_t(int), ex::set_stopped_t()> resource;
    vanishing_operation value(transfer(ex::just(1), resource.scheduler()));
    value.start();
    vanishing_operation error(transfer(ex::just_error(1), resource.scheduler()));
    error.start();
    vanishing_operation stopped(transfer(ex::just_stopped(), resource.scheduler()));
    stopped.start();
    vanishing_operation failing(transfer(ex::just(1), resource.scheduler()));
    failing.start();
    vanishing_operation stopping(transfer(ex::just(1), resource.scheduler()));
    stopping.start();
    assert(value.pending() && error.pending() && stopped.pending() && failing.pending() && stopping.pending());
    resource.run_one();
    assert(value.value());
    resource.run_one();
    assert(error.error());
    resource.run_one();
    assert(stopped.stopped());
    resource.complete(ex::set_error, 1);
    assert(failing.error());
    resource.complete(ex::set_stopped);
    assert(stopping.stopped());
  }
}

int main(int, char**) {
  for_each_transfer([](auto transfer) { test(transfer); });
  return 0;
}
