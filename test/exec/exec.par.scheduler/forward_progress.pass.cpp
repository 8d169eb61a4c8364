// [exec.par.scheduler]/3
//
// The forward progress guarantee is parallel.

#include "backends.h"
#include "execution.h"

#include <cassert>
#include <memory>

int main(int, char**) {
  const ex::parallel_scheduler sch = scheduler_of(std::make_shared<manual_backend>());
  assert(ex::get_forward_progress_guarantee(sch) == ex::forward_progress_guarantee::parallel);
  return 0;
}
