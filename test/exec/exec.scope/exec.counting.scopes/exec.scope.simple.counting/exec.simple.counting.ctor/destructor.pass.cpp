// [exec.simple.counting.ctor]/2
//
// The destructor has no effects if the scope is unused, closed without having been used, or joined, however it came to
// that.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>
#include <cstdlib>
#include <exception>

int main(int, char**) {
  using scope_type = ex::simple_counting_scope;
  std::set_terminate([] {
    assert(false && "the destructor of a scope has called terminate");
    std::abort();
  });

  { // unused
    scope_type scope;
  }
  { // unused, with tokens and join senders that were not used
    scope_type scope;
    [[maybe_unused]] auto token = scope.get_token();
    [[maybe_unused]] auto sndr = scope.join();
  }
  { // unused and closed
    scope_type scope;
    scope.close();
  }
  { // unused and closed: nothing can be associated
    scope_type scope;
    scope.close();
    association<scope_type::token> held(scope.get_token());
    assert(!held);
  }
  for (bool closed : {false, true}) { // joined without having been used
    manual_resource<> resource;
    scope_type scope;
    if (closed)
      scope.close();
    join_operation<scope_type> join(scope, resource);
    join.start();
    assert(join.told.value());
  }
  for (bool closed : {false, true}) { // joined after use
    manual_resource<> resource;
    scope_type scope;
    association<scope_type::token> held(scope.get_token());
    if (closed)
      scope.close();
    join_operation<scope_type> join(scope, resource);
    join.start();
    held.end();
    resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
