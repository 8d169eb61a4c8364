// [exec.sysctxrepl.psb]/2.1
//
// A hundred thousand coroutines, if a scope takes as many, are given to the parallel scheduler, and each goes back to
// it several times: all are run to their end, and what one does before it waits is seen when it goes on, maybe on
// another thread.
//
// EDITION: cd

#include "execution.h"
#include "tasks.h"
#include "waiting.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <vector>

// One association is left for whoever waits.
constexpr int count = std::min<std::size_t>(100'000, ex::counting_scope::max_associations - 1);

task<void, fails_with<>> work(ex::parallel_scheduler sch, int& step, std::atomic<int>& ended) {
  for (int i = 0; i != 3; ++i) {
    assert(step == i);
    ++step;
    co_await ex::schedule(sch);
  }
  ++ended;
}

int main(int, char**) {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  std::vector<int> steps(count); // no atomics, so that a thread sanitizer sees a missing happens-before
  std::atomic<int> ended(0);
  ex::counting_scope scope;
  for (int& step : steps)
    ex::spawn(ex::starts_on(sch, work(sch, step, ended)) | ex::upon_error([](auto&&) noexcept { assert(false); }),
      scope.get_token(), started_on(sch));
  wait_for_all(scope);
  assert(ended == count);
  for (int step : steps)
    assert(step == 3);
  return 0;
}
