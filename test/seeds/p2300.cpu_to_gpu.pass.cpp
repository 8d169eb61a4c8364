// seed: P2300R10 L2540
//
// continues_on describes a transition: what follows runs on the target's agent, and a failure or a stop makes the way,
// too.

#include "contexts.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  thread_pool cpu;
  single_thread_context gpu;

  ex::sender auto cpu_task = ex::schedule(cpu.scheduler());
  ex::sender auto gpu_task = ex::continues_on(cpu_task, gpu.get_scheduler());

  { // after a value
    auto [there] = ext::sync_wait(gpu_task | ex::then([&] { return gpu.runs_here(); })).value();
    assert(there);
  }
  { // after an error
    auto fails = cpu_task | ex::then([&]() -> bool {
      assert(cpu.runs_here());
      throw 7;
    });
    auto [there] = ext::sync_wait(fails | ex::continues_on(gpu.get_scheduler()) | ex::upon_error([&](auto&&) {
      return gpu.runs_here();
    })).value();
    assert(there);
  }
  { // after a stop
    auto stops = cpu_task | ex::let_value([&] {
      assert(cpu.runs_here());
      return ex::just_stopped();
    });
    auto [there] = ext::sync_wait(stops | ex::continues_on(gpu.get_scheduler()) | ex::upon_stopped([&] {
      return gpu.runs_here();
    })).value();
    assert(there);
  }
  return 0;
}
