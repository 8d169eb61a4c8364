// [exec.opstate.general]/3
//
// The operation state of a schedule sender of inline_scheduler cannot be moved.

#include "execution.h"
#include "receivers.h"

#include <utility>

inline auto connected(record& told) {
  return ex::connect(ex::schedule(ex::inline_scheduler()), any_receiver(told));
}

void test(record& told) {
  auto op = connected(told);
#ifdef CONTROL
  auto& another = op;
#else
  auto another = std::move(op); // REJECTED
#endif
  ex::start(another);
}
