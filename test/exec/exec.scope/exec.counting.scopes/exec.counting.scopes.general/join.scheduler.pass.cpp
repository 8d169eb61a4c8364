// [exec.counting.scopes.general]/4
//
// A join that had to wait completes on the scheduler of its receiver's environment, not where the last association
// ends; each join on its own.
//
// EDITION: cd c++26

#include "counting_scopes.h"
#include "execution.h"
#include "schedulers.h"
#include "scopes.h"

#include <cassert>

template<class Scope>
void test() {
  manual_resource<> first_resource;
  manual_resource<> second_resource;
  const execution_resource here;
  Scope scope;
  association<typename Scope::token> held(scope.get_token());
  join_operation<Scope> first(scope, first_resource);
  join_operation<Scope> second(scope, second_resource);
  first.start();
  second.start();
  here.execute([&] { held.end(); });
  assert(first.told.pending() && first_resource.waiting() == 1);
  assert(second.told.pending() && second_resource.waiting() == 1);

  second_resource.run_one();
  assert(second.told.value() && second.told.where == &second_resource);
  assert(first.told.pending());
  first_resource.run_one();
  assert(first.told.value() && first.told.where == &first_resource);
}

int main(int, char**) {
  test<ex::simple_counting_scope>();
  test<ex::counting_scope>();
  return 0;
}
