// [exec.simple.counting.mem]/8
//
// If no join waits, the end of the last association leaves the scope as it is: open or closed.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  { // open: associations can be made again, and a join waits for them
    scope_in_state<scope_type> in_state(scope_state::open);
    in_state.held.end();
    in_state.held.begin(in_state.scope.get_token());
    assert(in_state.held);
    join_operation<scope_type> join(in_state.scope, in_state.resource);
    join.start();
    assert(join.told.pending());
    in_state.held.end();
    in_state.resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
