// seed: P2300R10 L2249
//
// A pipe says from left to right what nested calls say from the inside out; its closures can be kept and used again.

#include "contexts.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  thread_pool pool;
  single_thread_context gpu;
  auto times_five = [&](int i) {
    assert(gpu.runs_here());
    return i * 5;
  };
  auto minus_five = [&](int i) {
    assert(pool.runs_here());
    return i - 5;
  };

  auto sndr = ex::schedule(pool.scheduler()) | ex::then([&] {
    assert(pool.runs_here());
    return 123;
  }) | ex::continues_on(gpu.get_scheduler()) |
              ex::then(times_five) | ex::continues_on(pool.scheduler()) | ex::then(minus_five);
  auto [result] = ext::sync_wait(sndr).value();
  assert(result == 610);

  auto on_gpu = ex::continues_on(gpu.get_scheduler()) | ex::then(times_five);
  auto on_pool = ex::continues_on(pool.scheduler()) | ex::then(minus_five);
  auto [again] = ext::sync_wait(ex::just(123) | on_gpu | on_pool).value();
  assert(again == 610);
  auto [twice] = ext::sync_wait(ex::just(1) | (on_gpu | on_pool | on_gpu) | on_pool).value();
  assert(twice == -5);
  return 0;
}
