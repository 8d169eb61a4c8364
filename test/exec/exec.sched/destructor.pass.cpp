// [exec.sched]/7
//
// A scheduler can be destroyed while an operation that it was used for is pending: its destructor neither waits for
// the operation nor completes it.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <optional>

int main(int, char**) {
  ex::run_loop loop;
  record told;
  std::optional sch(loop.get_scheduler());
  std::optional sndr(ex::schedule(*sch));
  auto op = ex::connect(*sndr, any_receiver(told));
  sndr.reset();
  ex::start(op);
  sch.reset();
  assert(told.pending());

  loop.finish();
  loop.run();
  assert(told.value());
  return 0;
}
