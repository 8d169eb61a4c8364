// [exec.simple.counting.mem]/4
//
// join returns a sender for a join of this scope; to have one, to copy, connect or destroy it has no effect on the
// scope.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  manual_resource<> resource;
  scope_type scope;
  auto sndr = scope.join();
  auto copy = sndr;
  {
    join_operation<scope_type> connected(scope, resource);
    assert(connected.told.pending());
  }
  association<scope_type::token> held(scope.get_token());
  assert(held);

  { // two operations of one sender
    const auto env = started_on(resource.scheduler());
    outcome told[2];
    auto op = ex::connect(sndr, located(told[0], env));
    auto another = ex::connect(std::move(copy), located(told[1], env));
    ex::start(op);
    ex::start(another);
    assert(told[0].pending() && told[1].pending());
    held.end();
    resource.run_all();
    assert(told[0].value() && told[1].value());
  }
  return 0;
}
