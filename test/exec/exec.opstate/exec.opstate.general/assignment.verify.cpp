// [exec.opstate.general]/3
//
// The operation state of a sender of the library cannot be assigned to.

#include "execution.h"
#include "receivers.h"

#include <utility>

inline auto connected(record& told) {
  return ex::connect(ex::just(1), any_receiver(told));
}

void test(record& told) {
  auto op = connected(told);
  auto another = connected(told);
#ifdef CONTROL
  ex::start(another);
#else
  another = std::move(op); // REJECTED
#endif
  ex::start(op);
}
