// [exec.opstate.general]/3
//
// The operation state of a schedule sender of run_loop, which waits in a list, cannot be moved.

#include "execution.h"
#include "receivers.h"

#include <utility>

void test(ex::run_loop& loop, record& told) {
  auto op = ex::connect(ex::schedule(loop.get_scheduler()), any_receiver(told));
#ifdef CONTROL
  auto& another = op;
#else
  auto another = std::move(op); // REJECTED
#endif
  ex::start(another);
}
