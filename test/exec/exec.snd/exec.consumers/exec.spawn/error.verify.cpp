// [exec.spawn]/4
//
// A sender that can complete with an error cannot be spawned: nobody takes it.
//
// EDITION: cd c++26

#include "execution.h"
#include "scopes.h"
#include "senders.h"

#ifdef CONTROL
using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_stopped_t()>;
#else
using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>;
#endif

void test(const ledger_token& token) {
  ex::spawn(sends<signatures>(ex::set_value), auto(token)); // REJECTED
}
