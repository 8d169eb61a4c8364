// [exec.run.loop.members]/9, [exec.run.loop.members]/10
//
// finish makes a run that waits for work return, and what happened before finish happens before that return.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <latch>
#include <thread>

int main(int, char**) {
  { // from another thread
    for (int repetition = 0; repetition != 20; ++repetition) {
      ex::run_loop loop;
      int written = 0; // not atomic: a data race is what the thread sanitizer would see
      std::thread finisher([&] {
        written = 7;
        loop.finish();
      });
      loop.run();
      assert(written == 7);
      finisher.join();
    }
  }
  { // when the loop has run out of work
    ex::run_loop loop;
    record told;
    std::latch executed(1);
    int written = 0;
    int read = 0;
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), value_receiver(told, [&] { executed.count_down(); }));
    std::thread runner([&] {
      loop.run();
      read = written;
    });
    ex::start(op);
    executed.wait();
    written = 7;
    loop.finish();
    runner.join();
    assert(told.value());
    assert(read == 7);
  }
  { // it does not execute anything by itself
    ex::run_loop loop;
    record told;
    auto op = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told));
    ex::start(op);
    loop.finish();
    assert(told.pending());
    loop.run();
    assert(told.value());
  }
  return 0;
}
