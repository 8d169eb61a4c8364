// [exec.counting.scopes.general]/4
//
// If the scheduler fails or is stopped when a join that had to wait is to be completed, the join completes with that.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  { // error
    manual_resource<ex::set_error_t(int), ex::set_stopped_t()> resource;
    scope_type scope;
    association<scope_type::token> held(scope.get_token());
    record told;
    int error = 0;
    auto op =
      ex::connect(scope.join(), error_receiver(told, [&](int e) { error = e; }, started_on(resource.scheduler())));
    ex::start(op);
    held.end();
    assert(told.pending());
    resource.complete(ex::set_error, 5);
    assert(told.error() && error == 5);
  }
  { // stopped
    manual_resource<ex::set_error_t(int), ex::set_stopped_t()> resource;
    scope_type scope;
    association<scope_type::token> held(scope.get_token());
    record told;
    auto op = ex::connect(scope.join(), any_receiver(told, started_on(resource.scheduler())));
    ex::start(op);
    held.end();
    resource.complete(ex::set_stopped);
    assert(told.stopped());
  }
  return 0;
}
