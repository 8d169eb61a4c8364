// [exec.simple.counting.mem]/9.2
//
// A join of an open scope waits until nothing is associated with it; meanwhile more can be associated.
//
// EDITION: cd c++26

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  for (scope_state state : {scope_state::open, scope_state::open_and_joining}) {
    scope_in_state<scope_type> in_state(state);
    join_operation<scope_type> join(in_state.scope, in_state.resource);
    join.start();
    assert(join.told.pending() && in_state.resource.waiting() == 0);
    association<scope_type::token> another(in_state.scope.get_token());
    assert(another);
    in_state.held.end();
    assert(join.told.pending() && in_state.resource.waiting() == 0);
    another.end();
    in_state.resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
