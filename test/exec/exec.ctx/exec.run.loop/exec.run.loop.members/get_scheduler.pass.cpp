// [exec.run.loop.members]/4
//
// get_scheduler returns a scheduler with which work gets onto this very loop, as often as it is called, before and
// while the loop runs.

#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  ex::run_loop loop;
  ex::run_loop other;
  record told[3];
  auto sch = loop.get_scheduler();
  auto with_copy = ex::connect(ex::schedule(auto(sch)), any_receiver(told[0]));
  auto on_other = ex::connect(ex::schedule(other.get_scheduler()), any_receiver(told[1]));
  auto op = ex::connect(ex::schedule(sch), value_receiver(told[2], [&] {
    assert(loop.get_scheduler() == sch);
    ex::start(with_copy);
    loop.finish();
  }));
  ex::start(op);
  ex::start(on_other);
  loop.run();
  assert(told[2].value());
  assert(told[0].value());
  assert(told[1].pending());

  other.finish();
  other.run();
  assert(told[1].value());
  return 0;
}
