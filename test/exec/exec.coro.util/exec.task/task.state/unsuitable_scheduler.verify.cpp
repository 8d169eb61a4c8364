// [task.state]/4.3
//
// If the scheduler of the coroutine can be made neither from that of the receiver's environment nor from nothing, the
// program is ill-formed.
//
// INFORMATIVE: a compiler that finds this at the end of the program only does not lead back to the marked line
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <utility>

using scheduler = manual_resource<>::scheduler_type;

void test(task<int, scheduled_by<scheduler>> sndr, record& told, manual_resource<>& resource) {
#ifdef CONTROL
  auto env = started_on(resource.scheduler());
#else
  auto env = inline_env();
#endif
  auto op = ex::connect(std::move(sndr), any_receiver(told, env)); // REJECTED
  ex::start(op);                                                   // REJECTED
}
