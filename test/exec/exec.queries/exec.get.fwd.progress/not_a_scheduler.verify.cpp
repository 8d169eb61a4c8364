// [exec.get.fwd.progress]/2
//
// Only a scheduler can be asked, and one that cannot be compared is none.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"
#include "tags.h"

struct nearly_scheduler {
  using scheduler_concept = tag::scheduler;

  schedule_sender<nearly_scheduler> schedule() const noexcept;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept;
#ifdef CONTROL
  bool operator==(const nearly_scheduler&) const = default;
#endif
};

void test(nearly_scheduler sch) {
  static_cast<void>(ex::get_forward_progress_guarantee(sch)); // REJECTED
}
