// [exec.spawn]/7
//
// A counting scope waits for what was spawned, and nothing is started when it is closed. A counting_scope stops what
// was spawned.
//
// EDITION: cd c++26

#include "counting_scopes.h"
#include "execution.h"
#include "senders.h"
#include "stop_senders.h"

#include <cassert>

template<class Scope>
void test() {
  manual_resource<> resource;
  deferred<ex::set_value_t()> source;
  Scope scope;
  ex::spawn(source.sender(), scope.get_token());
  assert(source.started());
  ex::spawn(ex::just(), scope.get_token());
  join_operation<Scope> join(scope, resource);
  join.start();
  assert(join.told.pending() && resource.waiting() == 0);
  source.complete(ex::set_value);
  assert(resource.waiting() == 1);
  resource.run_all();
  assert(join.told.value());

  ex::spawn(source.sender(), scope.get_token());
  assert(!source.started());
}

int main(int, char**) {
  test<ex::simple_counting_scope>();
  test<ex::counting_scope>();

  manual_resource<> resource;
  ex::counting_scope scope;
  ex::spawn(until_stopped(), scope.get_token());
  ex::spawn(until_stopped<ex::set_value_t()>(), scope.get_token());
  join_operation<ex::counting_scope> join(scope, resource);
  join.start();
  assert(resource.waiting() == 0);
  scope.request_stop();
  assert(resource.waiting() == 1);
  resource.run_all();
  assert(join.told.value());
  return 0;
}
