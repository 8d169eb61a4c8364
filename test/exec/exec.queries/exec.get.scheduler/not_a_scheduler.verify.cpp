// [exec.get.scheduler]/2
//
// What the environment's query answers with must be a scheduler, and one that cannot be compared is none: it is a
// mandate.
//
// EDITION: cd

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

struct env {
  nearly_scheduler query(ex::get_scheduler_t) const noexcept { return {}; }
};

void test() {
  static_cast<void>(ex::get_scheduler(env())); // REJECTED
}
