// [exec.get.delegation.scheduler]/2
//
// The environment's query must be noexcept: it is a mandate.

#include "execution.h"
#include "queries.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct env {
  numbered_scheduler query(ex::get_delegation_scheduler_t) const noexcept(nothrow) { return {}; }
};

void test() {
  static_cast<void>(ex::get_delegation_scheduler(env())); // REJECTED
}
