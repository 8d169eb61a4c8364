// [exec.simple.counting.mem]/5.1
//
// The first association opens an unused scope, and counts.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  manual_resource<> resource;
  scope_type scope;
  association<scope_type::token> held(scope.get_token());
  assert(held);

  // It is open: a join has to wait, and more can be associated meanwhile.
  join_operation<scope_type> join(scope, resource);
  join.start();
  assert(join.told.pending() && resource.waiting() == 0);
  association<scope_type::token> another(scope.get_token());
  assert(another);
  another.end();
  assert(join.told.pending() && resource.waiting() == 0);
  held.end();
  assert(resource.waiting() == 1);
  resource.run_all();
  assert(join.told.value());
  return 0;
}
