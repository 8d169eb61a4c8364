// [exec.simple.counting.mem]/2.2
//
// close turns an open scope into a closed one: nothing more can be associated with it, and what is associated stays so.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  manual_resource<> resource;
  scope_type scope;
  association<scope_type::token> held(scope.get_token());
  scope.close();
  association<scope_type::token> another(scope.get_token());
  assert(!another);

  join_operation<scope_type> join(scope, resource);
  join.start();
  assert(join.told.pending() && resource.waiting() == 0);
  another.begin(scope.get_token());
  assert(!another);
  held.end();
  resource.run_all();
  assert(join.told.value());
  return 0;
}
