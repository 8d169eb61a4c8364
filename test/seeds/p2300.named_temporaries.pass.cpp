// seed: P2300R10 L2239
//
// A name for each step: every one of the senders is there to be waited for, also after others have been made of it.

#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <tuple>

int main(int, char**) {
  thread_pool pool;
  single_thread_context gpu;

  auto snd0 = ex::schedule(pool.scheduler());
  auto snd1 = ex::then(snd0, [&] {
    assert(pool.runs_here());
    return 123;
  });
  auto snd2 = ex::continues_on(snd1, gpu.get_scheduler());
  auto snd3 = ex::then(snd2, [&](int i) {
    assert(gpu.runs_here());
    return i * 5;
  });
  auto snd4 = ex::continues_on(snd3, pool.scheduler());
  auto snd5 = ex::then(snd4, [&](int i) {
    assert(pool.runs_here());
    return i - 5;
  });

  auto [result] = *ext::sync_wait(snd5);
  assert(result == 610);
  assert(*ext::sync_wait(snd4) == std::tuple(615)); // what the paper's program waits for
  assert(*ext::sync_wait(snd3) == std::tuple(615));
  assert(*ext::sync_wait(snd2) == std::tuple(123));
  assert(*ext::sync_wait(snd1) == std::tuple(123));
  assert(*ext::sync_wait(snd0) == std::tuple());
  return 0;
}
