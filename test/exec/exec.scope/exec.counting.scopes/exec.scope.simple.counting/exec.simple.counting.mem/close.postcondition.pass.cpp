// [exec.simple.counting.mem]/3
//
// After close no association can be made, whatever state the scope was in and whatever happens to it later.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  for (scope_state state : all_scope_states) {
    scope_in_state<scope_type> in_state(state);
    in_state.scope.close();
    assert(!in_state.can_associate());

    join_operation<scope_type> join(in_state.scope, in_state.resource);
    join.start();
    assert(!in_state.can_associate());
    in_state.scope.close();
    assert(!in_state.can_associate());
    in_state.held.end();
    assert(!in_state.can_associate());
    in_state.resource.run_all();
    assert(join.told.value());
    assert(!in_state.can_associate());
  }
  return 0;
}
