// [exec.run.loop.members]/1.1
//
// Once finish has been called, run returns when the queue is empty; from then on the loop does not run any more and may
// be destroyed.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <optional>
#include <thread>

int main(int, char**) {
  { // finished before it runs
    std::optional<ex::run_loop> loop(std::in_place);
    loop->finish();
    loop->run();
    loop.reset();
  }
  { // finished by work
    std::optional<ex::run_loop> loop(std::in_place);
    record told;
    auto op = ex::connect(ex::schedule(loop->get_scheduler()), value_receiver(told, [&] { loop->finish(); }));
    ex::start(op);
    loop->run();
    assert(told.value());
    loop.reset();
  }
  { // finished by another thread, which may be in finish still when run returns
    for (int repetition = 0; repetition != 50; ++repetition) {
      std::optional<ex::run_loop> loop(std::in_place);
      std::thread finisher([&] { loop->finish(); });
      loop->run();
      finisher.join();
      loop.reset();
    }
  }
  return 0;
}
