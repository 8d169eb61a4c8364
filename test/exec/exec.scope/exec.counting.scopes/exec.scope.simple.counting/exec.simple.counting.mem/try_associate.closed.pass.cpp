// [exec.simple.counting.mem]/5.3
//
// No association is made if the scope is closed or joined, and nothing is changed by the attempt.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  using enum scope_state;
  for (scope_state state : {closed, closed_and_joining, unused_and_closed, joined}) {
    scope_in_state<scope_type> in_state(state);
    assert(!in_state.can_associate());
    assert(!in_state.can_associate());

    join_operation<scope_type> join(in_state.scope, in_state.resource);
    join.start();
    assert(join.told.pending() == has_association(state));
    in_state.held.end();
    in_state.resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
