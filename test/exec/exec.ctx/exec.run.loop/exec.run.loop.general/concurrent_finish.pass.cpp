// [exec.run.loop.general]/3
//
// finish may be called while another thread starts work: the work is executed, and run ends.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <latch>
#include <thread>

int main(int, char**) {
  for (int repetition = 0; repetition != 50; ++repetition) {
    ex::run_loop loop;
    record told_first;
    record told_meanwhile;
    std::latch together(2);
    std::latch started(1);

    // Keeps the loop from coming to its end before the other work is in the queue.
    auto first = ex::connect(ex::schedule(loop.get_scheduler()), value_receiver(told_first, [&] { started.wait(); }));
    auto meanwhile = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told_meanwhile));

    ex::start(first);
    std::thread starter([&] {
      together.arrive_and_wait();
      ex::start(meanwhile);
      started.count_down();
    });
    std::thread finisher([&] {
      together.arrive_and_wait();
      loop.finish();
    });
    loop.run();
    assert(told_first.value());
    assert(told_meanwhile.value());
    starter.join();
    finisher.join();
  }
  return 0;
}
