// [exec.simple.counting.mem]/6
//
// try_associate returns true if and only if it has made an association.
//
// EDITION: cd

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  using enum scope_state;
  for (scope_state state : all_scope_states) {
    scope_in_state<scope_type> in_state(state);
    const bool possible = state == unused || state == open || state == open_and_joining;
    const bool made = in_state.scope.get_token().try_associate();
    assert(made == possible);

    // If one was made, the scope waits for it.
    join_operation<scope_type> join(in_state.scope, in_state.resource);
    join.start();
    in_state.held.end();
    assert(join.told.pending() == (made || has_association(state)));
    assert((in_state.resource.waiting() == 0) == (made || !has_association(state)));
    if (made)
      in_state.scope.get_token().disassociate();
    in_state.resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
