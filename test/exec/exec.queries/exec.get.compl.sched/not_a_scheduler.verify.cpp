// [exec.get.compl.sched]/2
//
// What the attributes answer with must be a scheduler, and one that cannot be compared is none: it is a mandate.
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

struct attributes {
  nearly_scheduler query(ex::get_completion_scheduler_t<ex::set_stopped_t>) const noexcept { return {}; }
};

void test() {
  static_cast<void>(ex::get_completion_scheduler<ex::set_stopped_t>(attributes())); // REJECTED
}
