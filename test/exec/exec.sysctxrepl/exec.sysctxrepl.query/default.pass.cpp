// [exec.sysctxrepl.query]/2
//
// A program that does not define the function has a backend all the same, and with it a parallel scheduler.
//
// EDITION: cd c++26

#include "execution.h"
#include "replacement.h"

#include <cassert>
#include <memory>

int main(int, char**) {
  const std::shared_ptr<backends::parallel_scheduler_backend> backend = replacement::query_parallel_scheduler_backend();
  assert(backend != nullptr);

  auto [answer] = ext::sync_wait(ex::schedule(ex::get_parallel_scheduler()) | ex::then([] { return 42; })).value();
  assert(answer == 42);
  return 0;
}
