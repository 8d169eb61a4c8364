// [exec.simple.counting.mem]/6
//
// try_associate returns an engaged association if and only if it has made one.
//
// EDITION: c++26

#include "counting_scopes.h"
#include "execution.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  using enum scope_state;
  for (scope_state state : all_scope_states) {
    scope_in_state<scope_type> in_state(state);
    const bool possible = state == unused || state == open || state == open_and_joining;
    join_operation<scope_type> join(in_state.scope, in_state.resource);
    {
      const auto made = in_state.scope.get_token().try_associate();
      assert(static_cast<bool>(made) == possible);

      // If one was made, the scope waits for it.
      join.start();
      in_state.held.end();
      assert(join.told.pending() == (possible || has_association(state)));
      assert((in_state.resource.waiting() == 0) == (possible || !has_association(state)));
    }
    in_state.resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
