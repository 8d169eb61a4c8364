// [exec.scope.counting]/1
//
// The destructor of a counting_scope has no effects if it is unused, closed without having been used, or joined.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>
#include <cstdlib>
#include <exception>

int main(int, char**) {
  using scope_type = ex::counting_scope;
  std::set_terminate([] {
    assert(false && "the destructor of a scope has called terminate");
    std::abort();
  });

  { // unused
    scope_type scope;
  }
  { // unused, but stop was requested
    scope_type scope;
    scope.request_stop();
  }
  { // unused and closed
    scope_type scope;
    scope.close();
  }
  { // joined
    manual_resource<> resource;
    scope_type scope;
    association<scope_type::token> held(scope.get_token());
    join_operation<scope_type> join(scope, resource);
    join.start();
    held.end();
    resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
