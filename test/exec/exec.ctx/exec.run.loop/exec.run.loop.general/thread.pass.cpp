// [exec.run.loop.general]/1
//
// Work is executed on the thread that calls run, whichever thread has started it.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <thread>

int main(int, char**) {
  { // started here, run elsewhere
    ex::run_loop loop;
    record told;
    std::thread::id executed_by;
    auto op = ex::connect(
      ex::schedule(loop.get_scheduler()), value_receiver(told, [&] { executed_by = std::this_thread::get_id(); }));
    std::thread runner([&] { loop.run(); });
    const std::thread::id runner_id = runner.get_id();
    ex::start(op);
    loop.finish();
    runner.join();
    assert(told.value());
    assert(executed_by == runner_id);
  }
  { // started elsewhere, run here
    ex::run_loop loop;
    record told;
    std::thread::id executed_by;
    auto op = ex::connect(
      ex::schedule(loop.get_scheduler()), value_receiver(told, [&] { executed_by = std::this_thread::get_id(); }));
    std::thread starter([&] {
      ex::start(op);
      loop.finish();
    });
    loop.run();
    starter.join();
    assert(told.value());
    assert(executed_by == std::this_thread::get_id());
  }
  return 0;
}
