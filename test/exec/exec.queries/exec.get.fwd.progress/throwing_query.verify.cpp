// [exec.get.fwd.progress]/2.1
//
// The scheduler's query must be noexcept: it is a mandate.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"
#include "tags.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct throwing_scheduler {
  using scheduler_concept = tag::scheduler;

  schedule_sender<throwing_scheduler> schedule() const noexcept;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept(nothrow);
  bool operator==(const throwing_scheduler&) const = default;
};

void test(throwing_scheduler sch) {
  static_cast<void>(ex::get_forward_progress_guarantee(sch)); // REJECTED
}
