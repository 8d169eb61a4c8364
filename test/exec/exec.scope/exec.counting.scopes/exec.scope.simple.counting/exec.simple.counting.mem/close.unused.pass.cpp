// [exec.simple.counting.mem]/2.1
//
// close turns an unused scope into one that is closed and unused: nothing can be associated with it, and it can be
// destroyed or joined at once.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  { // destroyed
    scope_type scope;
    scope.close();
    association<scope_type::token> held(scope.get_token());
    assert(!held);
  }
  { // joined
    manual_resource<> resource;
    scope_type scope;
    scope.close();
    join_operation<scope_type> join(scope, resource);
    join.start();
    assert(join.told.value());
  }
  return 0;
}
