// seed: P2300R10 L2224
//
// Nested calls: from the pool to the accelerator and back, each step where the innermost transition around it says.

#include "contexts.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  thread_pool pool;
  single_thread_context gpu;

  auto sndr = ex::then(ex::continues_on(ex::then(ex::continues_on(ex::then(ex::schedule(pool.scheduler()),
                                                                    [&] {
                                                                      assert(pool.runs_here());
                                                                      return 123;
                                                                    }),
                                                   gpu.get_scheduler()),
                                          [&](int i) {
                                            assert(gpu.runs_here());
                                            return i * 5;
                                          }),
                         pool.scheduler()),
    [&](int i) {
      assert(pool.runs_here());
      return i - 5;
    });
  auto [result] = ext::sync_wait(sndr).value();
  assert(result == 610);
  return 0;
}
