// [exec.sync.wait]/4.2
//
// The sender must have a value completion: it is a mandate.

#include "execution.h"
#include "senders.h"

#ifdef CONTROL
using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_stopped_t()>;
#else
using signatures = ex::completion_signatures<ex::set_stopped_t()>;
#endif

void test() {
  static_cast<void>(ext::sync_wait(sends<signatures>(ex::set_stopped))); // REJECTED
}
