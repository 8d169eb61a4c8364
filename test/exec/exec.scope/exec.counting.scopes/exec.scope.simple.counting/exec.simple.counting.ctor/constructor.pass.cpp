// [exec.simple.counting.ctor]/1
//
// A new scope is unused and has no association: it can be destroyed, be associated with, and be joined at once.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

int main(int, char**) {
  using scope_type = ex::simple_counting_scope;
  { // destroyed
    scope_type scope;
  }
  { // associated with, once: when that association ends, none is left
    manual_resource<> resource;
    scope_type scope;
    association<scope_type::token> held(scope.get_token());
    assert(held);
    join_operation<scope_type> join(scope, resource);
    join.start();
    assert(join.told.pending());
    held.end();
    resource.run_all();
    assert(join.told.value());
  }
  { // joined
    manual_resource<> resource;
    scope_type scope;
    join_operation<scope_type> join(scope, resource);
    join.start();
    assert(join.told.value());
  }
  return 0;
}
