// [exec.simple.counting.mem]/2.4
//
// close has no effects on a scope that is closed or joined already.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  { // closed and unused: it can still be destroyed
    scope_type scope;
    scope.close();
    scope.close();
  }
  { // joined: it can still be destroyed
    manual_resource<> resource;
    scope_type scope;
    join_operation<scope_type> join(scope, resource);
    join.start();
    assert(join.told.value());
    scope.close();
  }
  for (scope_state state : {scope_state::closed, scope_state::closed_and_joining}) { // joins wait as before
    scope_in_state<scope_type> in_state(state);
    in_state.scope.close();
    join_operation<scope_type> join(in_state.scope, in_state.resource);
    join.start();
    assert(join.told.pending() && in_state.resource.waiting() == 0);
    in_state.held.end();
    in_state.resource.run_all();
    assert(join.told.value());
    in_state.scope.close();
  }
  return 0;
}
