// seed: P2300R10 L2509
//
// A task reads the scheduler of whoever waits for it, and starts nested work there: while it waits, that thread runs
// it.

#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <thread>
#include <utility>

int main(int, char**) {
  const auto here = std::this_thread::get_id();
  thread_pool pool;
  int pieces = 0;

  auto nested = ex::just() | ex::then([&] {
    assert(std::this_thread::get_id() == here);
    ++pieces;
  });
  ex::sender auto task = ex::read_env(ex::get_scheduler) | ex::let_value([&](auto sch) {
    return ex::starts_on(sch, nested) | ex::continues_on(pool.scheduler()) | ex::then([&] {
      assert(pool.runs_here());
      ++pieces;
    }) | ex::continues_on(sch) |
           ex::let_value([&] { return nested; });
  });
  assert(pieces == 0);
  assert(ext::sync_wait(std::move(task)));
  assert(pieces == 3);
  return 0;
}
