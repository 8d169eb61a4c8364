// [exec.simple.counting.mem]/1
//
// get_token returns a token of this scope, and of no other, as often as it is called.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  manual_resource<> resource;
  scope_type scope;
  scope_type other;
  association<scope_type::token> first(scope.get_token());
  association<scope_type::token> second(scope.get_token());
  assert(first && second);

  { // the other one is unused
    join_operation<scope_type> join(other, resource);
    join.start();
    assert(join.told.value());
  }
  { // another one has one, for which it waits
    scope_type another;
    association<scope_type::token> held(another.get_token());
    join_operation<scope_type> join(another, resource);
    join.start();
    assert(held && join.told.pending());
    held.end();
    resource.run_all();
    assert(join.told.value());
  }
  { // this one has two associations
    join_operation<scope_type> join(scope, resource);
    join.start();
    first.end();
    assert(join.told.pending() && resource.waiting() == 0);
    second.end();
    assert(resource.waiting() == 1);
    resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
