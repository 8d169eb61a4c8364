// [exec.spawn]/4
//
// A sender that sends values cannot be spawned: nobody takes them.
//
// EDITION: cd c++26

#include "execution.h"
#include "scopes.h"
#include "senders.h"

#ifdef CONTROL
using signatures = ex::completion_signatures<ex::set_value_t()>;
#else
using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_value_t(int)>;
#endif

void test(const ledger_token& token) {
  ex::spawn(sends<signatures>(ex::set_value), auto(token)); // REJECTED
}
