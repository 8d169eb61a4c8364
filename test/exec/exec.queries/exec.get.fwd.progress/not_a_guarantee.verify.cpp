// [exec.get.fwd.progress]/2.1
//
// The scheduler must answer with a forward_progress_guarantee, and with nothing that is only like one: it is a mandate.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"
#include "tags.h"

#ifdef CONTROL
using answer = ex::forward_progress_guarantee;
#else
struct answer {
  operator ex::forward_progress_guarantee() const noexcept;
};
#endif

struct misleading_scheduler {
  using scheduler_concept = tag::scheduler;

  schedule_sender<misleading_scheduler> schedule() const noexcept;
  answer query(ex::get_forward_progress_guarantee_t) const noexcept;
  bool operator==(const misleading_scheduler&) const = default;
};

void test(misleading_scheduler sch) {
  static_cast<void>(ex::get_forward_progress_guarantee(sch)); // REJECTED
}
