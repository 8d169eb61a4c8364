// [exec.simple.counting.mem]/9
//
// A join of a scope that has no association any more is complete as soon as it is started.
//
// EDITION: c++26

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  for (bool closed : {false, true}) {
    manual_resource<> resource;
    scope_type scope;
    association<scope_type::token> held(scope.get_token());
    assert(held);
    held.end();
    if (closed)
      scope.close();
    join_operation<scope_type> join(scope, resource);
    join.start();
    assert(join.told.value());
    held.begin(scope.get_token());
    assert(!held);
  }
  return 0;
}
