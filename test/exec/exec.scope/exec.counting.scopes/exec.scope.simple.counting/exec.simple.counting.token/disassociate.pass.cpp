// [exec.simple.counting.token]/3
//
// disassociate ends an association with the scope that the token is from, whichever copy of the token made it.
//
// EDITION: cd

#include "counting_scopes.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  using scope_type = ex::simple_counting_scope;
  manual_resource<> resource;
  scope_type scope;
  scope_type other;
  const auto token = scope.get_token();
  const auto copy = token;
  assert(token.try_associate());
  assert(copy.try_associate());
  assert(other.get_token().try_associate());

  join_operation<scope_type> join(scope, resource);
  join.start();
  join_operation<scope_type> join_other(other, resource);
  join_other.start();

  scope.get_token().disassociate();
  assert(resource.waiting() == 0);
  copy.disassociate();
  assert(resource.waiting() == 1);
  resource.run_all();
  assert(join.told.value() && join_other.told.pending());

  other.get_token().disassociate();
  resource.run_all();
  assert(join_other.told.value());
  return 0;
}
