// [exec.simple.counting.mem]/9.3
//
// A join of a closed scope waits until nothing is associated with it; nothing more can be associated.
//
// EDITION: cd c++26

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  for (scope_state state : {scope_state::closed, scope_state::closed_and_joining}) {
    scope_in_state<scope_type> in_state(state);
    join_operation<scope_type> join(in_state.scope, in_state.resource);
    join.start();
    assert(join.told.pending() && in_state.resource.waiting() == 0);
    assert(!in_state.can_associate());
    in_state.held.end();
    assert(in_state.resource.waiting() != 0);
    in_state.resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
