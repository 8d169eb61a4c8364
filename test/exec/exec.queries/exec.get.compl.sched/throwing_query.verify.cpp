// [exec.get.compl.sched]/2
//
// The query of the attributes must be noexcept: it is a mandate.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct attributes {
  numbered_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept(nothrow) { return {}; }
};

void test() {
  static_cast<void>(ex::get_completion_scheduler<ex::set_value_t>(attributes())); // REJECTED
}
