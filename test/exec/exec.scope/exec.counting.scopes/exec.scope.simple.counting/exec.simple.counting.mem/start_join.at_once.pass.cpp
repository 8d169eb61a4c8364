// [exec.simple.counting.mem]/9.1
//
// A join of a scope that is unused or joined, closed or not, is complete as soon as it is started, without any
// scheduling, and leaves the scope joined.
//
// EDITION: cd c++26

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  using enum scope_state;
  for (scope_state state : {unused, unused_and_closed, joined}) {
    scope_in_state<scope_type> in_state(state);
    const execution_resource here;
    join_operation<scope_type> join(in_state.scope, in_state.resource);
    here.execute([&] { join.start(); });
    assert(join.told.value());
    assert(join.told.where == &here);
    assert(in_state.resource.waiting() == 0);

    assert(!in_state.can_associate());
    join_operation<scope_type> again(in_state.scope, in_state.resource);
    again.start();
    assert(again.told.value());
  }
  return 0;
}
