// [exec.simple.counting.mem]/2.3
//
// close while a join waits: nothing more can be associated, and the join goes on waiting for what is associated.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  manual_resource<> resource;
  scope_type scope;
  association<scope_type::token> held(scope.get_token());
  join_operation<scope_type> join(scope, resource);
  join.start();
  association<scope_type::token> another(scope.get_token());
  assert(another);

  scope.close();
  association<scope_type::token> refused(scope.get_token());
  assert(!refused);
  held.end();
  assert(join.told.pending() && resource.waiting() == 0);
  refused.begin(scope.get_token());
  assert(!refused);
  another.end();
  assert(resource.waiting() == 1);
  resource.run_all();
  assert(join.told.value());
  return 0;
}
