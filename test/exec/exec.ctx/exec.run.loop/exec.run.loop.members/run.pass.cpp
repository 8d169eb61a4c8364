// [exec.run.loop.members]/6
//
// run executes all the work there is, one after the other; a loop that is finishing when run is called stays so, so
// that run returns when the work is done.

#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  { // finishing already
    ex::run_loop loop;
    bool executing = false;
    int executed = 0;
    record told[3];
    auto work = [&](int i) {
      return value_receiver(told[i], [&] {
        assert(!executing);
        executing = true;
        ++executed;
        executing = false;
      });
    };
    auto first = ex::connect(ex::schedule(loop.get_scheduler()), work(0));
    auto second = ex::connect(ex::schedule(loop.get_scheduler()), work(1));
    auto third = ex::connect(ex::schedule(loop.get_scheduler()), work(2));
    ex::start(first);
    ex::start(second);
    ex::start(third);
    loop.finish();
    loop.run();
    assert(executed == 3);
  }
  { // nested: one loop is run by the work of another
    ex::run_loop outer;
    ex::run_loop inner;
    record told_outer;
    record told_inner;
    auto inner_op = ex::connect(ex::schedule(inner.get_scheduler()), any_receiver(told_inner));
    auto outer_op = ex::connect(ex::schedule(outer.get_scheduler()), value_receiver(told_outer, [&] {
      ex::start(inner_op);
      inner.finish();
      inner.run();
      assert(told_inner.value());
    }));
    ex::start(outer_op);
    outer.finish();
    outer.run();
    assert(told_outer.value());
  }
  return 0;
}
