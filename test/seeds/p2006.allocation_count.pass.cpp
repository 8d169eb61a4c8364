// seed: P2006R1 L126
//
// The same three steps on a queue: each of them allocates if it must be submitted by itself; connected as one operation
// they need no memory but that of the operation, which is one allocation if its owner puts it on the heap.
//
// INFORMATIVE: no paragraph forbids an algorithm to allocate

#include "allocations.h"
#include "execution.h"
#include "receivers.h"
#include "simple_context.h"
#include "submit.h"

#include <cassert>

int main(int, char**) {
  { // submit: one allocation for each leaf
    submit_context context;
    int steps = 0;
    const allocation_ledger ledger;
    context.submit([&] {
      ++steps;
      context.submit([&] {
        ++steps;
        context.submit([&] { ++steps; });
      });
    });
    context.drain();
    assert(steps == 3);
    assert(ledger.allocated() == 3);
    assert(ledger.freed() == 3);
  }
  { // submit made of connect and start: one, however many steps
    simple_execution_context context;
    auto sch = context.get_scheduler();
    record told;
    const allocation_ledger ledger;
    submit(
      ex::schedule(sch) | ex::let_value([=] { return ex::schedule(sch); }) | ex::continues_on(sch), any_receiver(told));
    assert(ledger.allocated() == 1);
    context.drain();
    assert(told.value());
    assert(ledger.allocated() == 1);
    assert(ledger.freed() == 1);
  }
  { // connect and start: none
    simple_execution_context context;
    auto sch = context.get_scheduler();
    int steps = 0;
    record told;
    auto step = [&] {
      ++steps;
      return ex::schedule(sch);
    };
    const allocation_ledger ledger;
    auto op = ex::connect(
      ex::schedule(sch) | ex::let_value(step) | ex::let_value(step) | ex::then([&] { ++steps; }), any_receiver(told));
    ex::start(op);
    context.drain();
    assert(told.value());
    assert(steps == 3);
    assert(ledger.allocated() == 0);
    assert(ledger.freed() == 0);
  }
  return 0;
}
