// [exec.run.loop.ctor]/2
//
// The destructor has no effect if there is no work left and the loop does not run: before it runs, whether it is to
// finish or not, and after it has run.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <cstdlib>
#include <exception>

int main(int, char**) {
  std::set_terminate([] {
    assert(false && "the destructor of a run_loop has called terminate");
    std::abort();
  });

  { // starting
    ex::run_loop loop;
  }
  { // finishing
    ex::run_loop loop;
    loop.finish();
  }
  { // finished
    ex::run_loop loop;
    loop.finish();
    loop.run();
  }
  { // finished, having done work
    ex::run_loop loop;
    record told;
    record told_later;
    auto later = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told_later));
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), value_receiver(told, [&] {
      loop.finish();
      ex::start(later);
    }));
    ex::start(op);
    loop.run();
    assert(told.value() && told_later.value());
  }
  { // work that was never started is not in the queue
    record told;
    ex::run_loop loop;
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told));
    assert(told.pending());
  }
  return 0;
}
