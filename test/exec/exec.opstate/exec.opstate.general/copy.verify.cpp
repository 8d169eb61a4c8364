// [exec.opstate.general]/3
//
// The operation state of a sender of the library cannot be copied.

#include "execution.h"
#include "receivers.h"

#include <utility>

inline auto connected(record& told) {
  return ex::connect(ex::just(1), any_receiver(told));
}

void test(record& told) {
  auto op = connected(told);
#ifdef CONTROL
  auto& another = op;
#else
  auto another = op; // REJECTED
#endif
  ex::start(another);
}
