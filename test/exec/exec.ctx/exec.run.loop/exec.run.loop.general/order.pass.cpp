// [exec.run.loop.general]/1
//
// Work is executed in the order in which it was started; work that is started by work comes after all that waits.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <utility>
#include <vector>

int main(int, char**) {
  ex::run_loop loop;
  auto sch = loop.get_scheduler();
  std::vector<int> order;
  record told[6];
  auto note = [&](int i) { return value_receiver(told[i], [&order, i] { order.push_back(i); }); };

  auto first = ex::connect(ex::schedule(sch), note(0));
  auto third = ex::connect(ex::schedule(sch), note(2));
  auto fourth = ex::connect(ex::schedule(sch), note(3));
  auto by_second = ex::connect(ex::schedule(sch), note(4));
  auto by_second_too = ex::connect(ex::schedule(sch), note(5));
  auto second = ex::connect(ex::schedule(sch), value_receiver(told[1], [&] {
    order.push_back(1);
    ex::start(by_second);
    ex::start(by_second_too);
  }));

  ex::start(first);
  ex::start(second);
  ex::start(third);
  ex::start(fourth);
  assert(order.empty());

  loop.finish();
  loop.run();
  assert((order == std::vector{0, 1, 2, 3, 4, 5}));
  return 0;
}
