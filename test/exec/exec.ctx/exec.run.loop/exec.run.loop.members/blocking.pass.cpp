// [exec.run.loop.members]/1
//
// While the loop is not finishing, run does not return, however often the queue gets empty: work that comes later is
// executed, too.

#include "execution.h"
#include "receivers.h"

#include <atomic>
#include <cassert>
#include <thread>

int main(int, char**) {
  ex::run_loop loop;
  record told[4];
  std::atomic<int> executed = 0;
  auto count = [&](int i) {
    return value_receiver(told[i], [&executed] {
      ++executed;
      executed.notify_one();
    });
  };
  auto first = ex::connect(ex::schedule(loop.get_scheduler()), count(0));
  auto second = ex::connect(ex::schedule(loop.get_scheduler()), count(1));
  auto third = ex::connect(ex::schedule(loop.get_scheduler()), count(2));
  auto last = ex::connect(ex::schedule(loop.get_scheduler()), count(3));

  std::atomic<bool> finish_called = false;
  std::thread runner([&] {
    loop.run();
    assert(finish_called && "run has returned although finish was not called");
  });

  ex::start(first);
  executed.wait(0);
  ex::start(second);
  executed.wait(1);
  ex::start(third);
  executed.wait(2);
  ex::start(last);
  finish_called = true;
  loop.finish();
  runner.join();
  assert(executed == 4);
  return 0;
}
