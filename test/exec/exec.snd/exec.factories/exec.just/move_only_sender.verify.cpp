// [exec.just]/2, [exec.snd.concepts]/9.2
//
// A sender whose datums cannot be copied cannot be connected as an lvalue.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <utility>

void test(record& told) {
  auto sndr = ex::just(move_only(1));
#ifdef CONTROL
  auto op = ex::connect(std::move(sndr), any_receiver(told));
#else
  auto op = ex::connect(sndr, any_receiver(told)); // REJECTED
#endif
  ex::start(op);
}
