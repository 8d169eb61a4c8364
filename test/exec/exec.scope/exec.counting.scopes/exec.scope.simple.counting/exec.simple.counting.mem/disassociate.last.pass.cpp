// [exec.simple.counting.mem]/8
//
// When the last association ends, all the joins that wait are completed, and the scope is joined; not before.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  for (scope_state state : {scope_state::open_and_joining, scope_state::closed_and_joining}) {
    scope_in_state<scope_type> in_state(state);
    join_operation<scope_type> second(in_state.scope, in_state.resource);
    join_operation<scope_type> third(in_state.scope, in_state.resource);
    second.start();
    third.start();
    assert(in_state.resource.waiting() == 0);

    in_state.held.end();
    assert(in_state.resource.waiting() == 3);
    assert(!in_state.can_associate());
    in_state.resource.run_all();
    assert(in_state.joins->told.value() && second.told.value() && third.told.value());

    // It is joined, and completes another join at once.
    join_operation<scope_type> late(in_state.scope, in_state.resource);
    late.start();
    assert(late.told.value());
  }
  return 0;
}
