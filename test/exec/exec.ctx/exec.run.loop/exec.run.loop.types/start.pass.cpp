// [exec.run.loop.types]/9.3
//
// start puts the operation into the queue and returns: it does not execute it, neither on a thread that runs the loop
// nor on another.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  { // the loop does not run yet
    ex::run_loop loop;
    record told;
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), value_receiver(told, [] {}));
    assert(told.pending());
    ex::start(op);
    assert(told.pending());
    loop.finish();
    assert(told.pending());
    loop.run();
    assert(told.value());
  }
  { // it runs, and on this very thread
    ex::run_loop loop;
    record told;
    record told_outer;
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told));
    auto outer = ex::connect(ex::schedule(loop.get_scheduler()), value_receiver(told_outer, [&] {
      ex::start(op);
      assert(told.pending());
      loop.finish();
    }));
    ex::start(outer);
    loop.run();
    assert(told_outer.value());
    assert(told.value());
  }
  { // on the loop of its scheduler, not on another
    ex::run_loop loop;
    ex::run_loop other;
    record told;
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told));
    ex::start(op);
    other.finish();
    other.run();
    assert(told.pending());
    loop.finish();
    loop.run();
    assert(told.value());
  }
  return 0;
}
