// [exec.when.all]/16.3
//
// If a child was stopped and none has failed, the operation is stopped.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

using stopping = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>;

int main(int, char**) {
  { // inside start
    record first, last;
    run(ex::when_all(sends<stopping>(ex::set_stopped), ex::just(1)), any_receiver(first));
    assert(first.stopped());
    run(ex::when_all(ex::just(1), sends<stopping>(ex::set_stopped)), any_receiver(last));
    assert(last.stopped());
  }
  { // later
    record told;
    deferred<ex::set_value_t(int), ex::set_stopped_t()> one, two;
    auto op = ex::connect(ex::when_all(one.sender(), two.sender()), any_receiver(told));
    ex::start(op);
    two.complete(ex::set_stopped);
    assert(told.pending());
    one.complete(ex::set_value, 1);
    assert(told.stopped());
  }
  { // all of them
    record told;
    deferred<ex::set_value_t(int), ex::set_stopped_t()> one, two;
    auto op = ex::connect(ex::when_all(one.sender(), two.sender()), any_receiver(told));
    ex::start(op);
    one.complete(ex::set_stopped);
    two.complete(ex::set_stopped);
    assert(told.stopped());
  }
  return 0;
}
