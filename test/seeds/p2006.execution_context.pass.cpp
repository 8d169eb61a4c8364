// seed: P2006R1 L1053
//
// An execution context whose queue is made of the operation states themselves: they wait where their owners keep them.

#include "execution.h"
#include "receivers.h"
#include "self_destroying.h"
#include "simple_context.h"

#include <cassert>
#include <vector>

static_assert(ex::scheduler<simple_execution_context::scheduler_type>);

int main(int, char**) {
  simple_execution_context context;
  auto sch = context.get_scheduler();
  assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(ex::schedule(sch))) == sch);

  { // nothing runs before somebody drains the queue
    std::vector<int> order;
    record first, second, unstarted;
    auto op1 = ex::connect(ex::schedule(sch) | ex::then([&] { order.push_back(1); }), any_receiver(first));
    auto op2 = ex::connect(ex::schedule(sch) | ex::then([&] { order.push_back(2); }), any_receiver(second));
    [[maybe_unused]] auto op3 = ex::connect(ex::schedule(sch), any_receiver(unstarted));
    ex::start(op1);
    ex::start(op2);
    assert(first.pending() && second.pending());
    context.drain();
    assert(first.value() && second.value() && unstarted.pending());
    assert(order == (std::vector{2, 1}));
  }
  { // what runs may schedule more
    record told;
    int hops = 0;
    auto hop = [&] {
      ++hops;
      return ex::schedule(sch);
    };
    auto op = ex::connect(
      ex::schedule(sch) | ex::let_value(hop) | ex::let_value(hop) | ex::continues_on(sch), any_receiver(told));
    ex::start(op);
    context.drain();
    assert(told.value());
    assert(hops == 2);
  }
  { // an operation that is gone when its turn is over
    record told;
    connect_self_destroying(ex::starts_on(sch, ex::just(1)), told)->start();
    context.drain();
    assert(told.value());
  }
  return 0;
}
