// [exec.run.loop.ctor]/1
//
// A new loop has no work and is starting: it can be destroyed, it can be finished and run, and it does not end before
// it is finished.

#include "execution.h"
#include "receivers.h"

#include <atomic>
#include <cassert>
#include <thread>

int main(int, char**) {
  { // destroyed at once
    ex::run_loop loop;
  }
  { // no work: run ends as soon as it may
    ex::run_loop loop;
    loop.finish();
    loop.run();
  }
  { // not running yet: work waits
    ex::run_loop loop;
    record told;
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told));
    ex::start(op);
    assert(told.pending());
    loop.finish();
    loop.run();
    assert(told.value());
  }
  { // not finishing: it runs until it is told to end
    ex::run_loop loop;
    std::atomic<bool> finish_called = false;
    std::atomic<bool> executed = false;
    record told;
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), value_receiver(told, [&] {
      executed = true;
      executed.notify_one();
    }));
    ex::start(op);
    std::thread finisher([&] {
      executed.wait(false);
      finish_called = true;
      loop.finish();
    });
    loop.run();
    assert(finish_called);
    finisher.join();
    assert(told.value());
  }
  return 0;
}
