// [exec.get.scheduler]/2
//
// The environment's query must be noexcept: it is a mandate.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct env {
  numbered_scheduler query(ex::get_scheduler_t) const noexcept(nothrow) { return {}; }
};

void test() {
  static_cast<void>(ex::get_scheduler(env())); // REJECTED
}
