// [task.state]/4.3
//
// If the receiver's environment has no scheduler and that of the coroutine cannot be made from nothing, the program is
// ill-formed.
//
// INFORMATIVE: a compiler that finds this at the end of the program only does not lead back to the marked line
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <utility>

#ifdef CONTROL
using scheduler = ex::inline_scheduler;
#else
using scheduler = ex::task_scheduler;
#endif

void test(task<int, scheduled_by<scheduler>> sndr, record& told) {
  auto op = ex::connect(std::move(sndr), any_receiver(told)); // REJECTED
  ex::start(op);                                              // REJECTED
}
