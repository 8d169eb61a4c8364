// seed: P2300R10 L1929
//
// A sender advertises where it completes: an adaptor that does not move work has the completion scheduler of the sender
// that it adapts, continues_on the one that it was given; and there it does complete.

#include "contexts.h"
#include "execution.h"

#include <cassert>

// One edition asks the attributes alone, the other also shows them the environment.
template<class Sndr>
ex::scheduler auto value_scheduler(const Sndr& sndr) {
  constexpr auto query = ex::get_completion_scheduler<ex::set_value_t>;
  if constexpr (requires { query(ex::get_env(sndr), ex::env<>()); })
    return query(ex::get_env(sndr), ex::env<>());
  else
    return query(ex::get_env(sndr));
}

int main(int, char**) {
  thread_pool cpu;
  single_thread_context gpu;
  ex::scheduler auto cpu_sch = cpu.scheduler();
  ex::scheduler auto gpu_sch = gpu.get_scheduler();

  ex::sender auto snd0 = ex::schedule(cpu_sch);
  assert(value_scheduler(snd0) == cpu_sch);

  ex::sender auto snd1 = ex::then(snd0, [&] { assert(cpu.runs_here()); });
  assert(value_scheduler(snd1) == cpu_sch);

  ex::sender auto snd2 = ex::continues_on(snd1, gpu_sch);
  assert(value_scheduler(snd2) == gpu_sch);

  ex::sender auto snd3 = ex::then(snd2, [&] { assert(gpu.runs_here()); });
  assert(value_scheduler(snd3) == gpu_sch);

  assert(ext::sync_wait(snd3));
  return 0;
}
