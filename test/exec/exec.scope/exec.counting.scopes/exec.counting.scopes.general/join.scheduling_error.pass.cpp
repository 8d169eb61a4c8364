// [exec.counting.scopes.general]/4
//
// The error with which the scheduler fails reaches the receiver of the join as it is: a reference as a reference, and a
// value that can only be moved.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "scopes.h"
#include "values.h"

#include <cassert>
#include <memory>
#include <type_traits>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  { // a value
    manual_resource<ex::set_error_t(move_only)> resource;
    scope_type scope;
    association<scope_type::token> held(scope.get_token());
    record told;
    int error = 0;
    auto op = ex::connect(
      scope.join(), error_receiver(told, [&](move_only&& e) { error = e.value; }, started_on(resource.scheduler())));
    ex::start(op);
    held.end();
    resource.complete(ex::set_error, move_only(5));
    assert(told.error() && error == 5);
  }
  { // a reference
    manual_resource<ex::set_error_t(const int&)> resource;
    scope_type scope;
    association<scope_type::token> held(scope.get_token());
    record told;
    const int error = 6;
    const auto is_same = [&](const int& e) { assert(std::addressof(e) == &error); };
    auto op = ex::connect(scope.join(), error_receiver(told, is_same, started_on(resource.scheduler())));
    ex::start(op);
    held.end();
    resource.complete(ex::set_error, error);
    assert(told.error());
  }
  return 0;
}
