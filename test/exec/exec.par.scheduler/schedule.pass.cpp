// [exec.par.scheduler]/9.1
//
// When an operation of a schedule sender is started, it asks the backend of the scheduler, and no other one, to
// schedule it, once; it completes when the backend says so.
//
// EDITION: cd c++26

#include "backends.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <memory>

int main(int, char**) {
  const auto backend = std::make_shared<manual_backend>();
  const auto other = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  const ex::parallel_scheduler other_sch = scheduler_of(other);

  { // one operation
    record told;
    auto op = ex::connect(ex::schedule(sch), any_receiver(told));
    assert(backend->count() == 0);
    ex::start(op);
    assert(told.pending());
    assert(backend->count() == 1);
    assert(other->count() == 0);
    backend->take(algorithm::schedule).proxy->set_value();
    assert(told.value());
    assert(backend->count() == 0);
  }
  { // three operations, on both backends, complete in any order
    record first, second, third;
    auto op1 = ex::connect(ex::schedule(sch), any_receiver(first));
    auto op2 = ex::connect(ex::schedule(sch), any_receiver(second));
    auto op3 = ex::connect(ex::schedule(other_sch), any_receiver(third));
    ex::start(op1);
    ex::start(op2);
    ex::start(op3);
    assert(backend->count() == 2);
    assert(other->count() == 1);
    const request one = backend->take(algorithm::schedule);
    const request two = backend->take(algorithm::schedule);
    two.proxy->set_value();
    assert(first.pending() && second.value() && third.pending());
    other->take(algorithm::schedule).proxy->set_value();
    assert(first.pending() && third.value());
    one.proxy->set_value();
    assert(first.value());
  }
  return 0;
}
