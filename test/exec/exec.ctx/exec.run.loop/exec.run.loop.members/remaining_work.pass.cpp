// [exec.run.loop.members]/1.2
//
// While there is work in the queue it is taken out, the oldest first, and executed, even when the loop is finishing:
// both what was started before and what the work itself starts.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <vector>

int main(int, char**) {
  ex::run_loop loop;
  std::vector<int> order;
  record told[5];
  auto note = [&](int i) { return value_receiver(told[i], [&order, i] { order.push_back(i); }); };

  auto last = ex::connect(ex::schedule(loop.get_scheduler()), note(4));
  auto by_work = ex::connect(ex::schedule(loop.get_scheduler()), value_receiver(told[3], [&] {
    order.push_back(3);
    ex::start(last);
  }));
  auto first = ex::connect(ex::schedule(loop.get_scheduler()), value_receiver(told[0], [&] {
    order.push_back(0);
    loop.finish();
    ex::start(by_work);
  }));
  auto second = ex::connect(ex::schedule(loop.get_scheduler()), note(1));
  auto third = ex::connect(ex::schedule(loop.get_scheduler()), note(2));

  ex::start(first);
  ex::start(second);
  ex::start(third);
  loop.run();
  assert((order == std::vector{0, 1, 2, 3, 4}));
  return 0;
}
