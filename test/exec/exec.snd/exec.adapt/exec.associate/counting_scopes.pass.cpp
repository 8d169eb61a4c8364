// [exec.associate]/12
//
// A counting scope that an operation is associated with is joined when the operation state is gone; one that is closed
// makes operations complete stopped.
//
// EDITION: cd c++26

#include "counting_scopes.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <optional>
#include <utility>

template<class Scope>
void test() {
  manual_resource<> resource;
  deferred<ex::set_value_t()> source;
  Scope scope;
  join_operation<Scope> join(scope, resource);
  record told;
  {
    auto op = ex::connect(ex::associate(source.sender(), scope.get_token()), any_receiver(told));
    join.start();
    ex::start(op);
    scope.close();
    source.complete(ex::set_value);
    assert(told.value());
    assert(join.told.pending() && resource.waiting() == 0);
  }
  assert(resource.waiting() == 1);
  resource.run_all();
  assert(join.told.value());

  record told_late;
  run(ex::associate(source.sender(), scope.get_token()), any_receiver(told_late));
  assert(told_late.stopped());
}

int main(int, char**) {
  test<ex::simple_counting_scope>();
  test<ex::counting_scope>();
  return 0;
}
