// [exec.sync.wait]/4.2
//
// The sender must not have several value completions: it is a mandate.

#include "execution.h"
#include "senders.h"

#ifdef CONTROL
using signatures = ex::completion_signatures<ex::set_value_t(int)>;
#else
using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_value_t()>;
#endif

void test() {
  static_cast<void>(ext::sync_wait(sends<signatures>(ex::set_value, 1))); // REJECTED
}
