// [exec.get.fwd.progress]/2
//
// What is asked must be a scheduler as it is: where only a non-const one can schedule, a const one cannot be asked.
//
// EDITION: cd

#include "execution.h"
#include "queries.h"
#include "tags.h"

struct mutable_scheduler {
  using scheduler_concept = tag::scheduler;

  schedule_sender<mutable_scheduler> schedule() noexcept;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept;
  bool operator==(const mutable_scheduler&) const = default;
};

#ifdef CONTROL
using type = mutable_scheduler;
#else
using type = const mutable_scheduler;
#endif

void test(type& sch) {
  static_cast<void>(ex::get_forward_progress_guarantee(sch)); // REJECTED
}
