// [exec.simple.counting.mem]/8
//
// The scope is joined before the joins that wait are completed: a completion may use it, inside of the call that ends
// the last association.

#include "counting_scopes.h"
#include "execution.h"
#include "scope_stress.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  for (bool closed : {false, true}) {
    scope_type scope;
    association<scope_type::token> held(scope.get_token());
    int completed = 0;
    const auto use = [&] noexcept {
      ++completed;
      association<scope_type::token> another(scope.get_token());
      assert(!another);
      scope.close();
      manual_resource<> resource;
      join_operation<scope_type> join(scope, resource);
      join.start();
      assert(join.told.value());
    };
    auto first = ex::connect(scope.join(), joined_receiver{use});
    auto second = ex::connect(scope.join(), joined_receiver{use});
    ex::start(first);
    ex::start(second);
    if (closed)
      scope.close();
    held.end();
    assert(completed == 2);
  }
  return 0;
}
