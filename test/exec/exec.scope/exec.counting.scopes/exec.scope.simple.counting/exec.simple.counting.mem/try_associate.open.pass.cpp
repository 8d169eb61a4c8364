// [exec.simple.counting.mem]/5.2
//
// Associations can be made as long as the scope is open, also while a join waits; each one counts.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  for (scope_state state : {scope_state::open, scope_state::open_and_joining}) {
    scope_in_state<scope_type> in_state(state);
    association<scope_type::token> second(in_state.scope.get_token());
    association<scope_type::token> third(in_state.scope.get_token());
    assert(second && third);

    join_operation<scope_type> join(in_state.scope, in_state.resource);
    join.start();
    third.end();
    in_state.held.end();
    assert(join.told.pending() && in_state.resource.waiting() == 0);
    third.begin(in_state.scope.get_token());
    assert(third);
    second.end();
    assert(join.told.pending() && in_state.resource.waiting() == 0);
    third.end();
    in_state.resource.run_all();
    assert(join.told.value());
  }
  { // an open scope that has no association at the moment
    scope_in_state<scope_type> in_state(scope_state::open);
    in_state.held.end();
    assert(in_state.can_associate());
    assert(in_state.can_associate());
  }
  return 0;
}
