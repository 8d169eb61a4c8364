// [exec.get.fwd.progress]/2.2
//
// A scheduler that cannot be asked, as a const lvalue with a const lvalue, guarantees weakly parallel forward progress.
//
// EDITION: cd

#include "execution.h"
#include "queries.h"
#include "tags.h"

using query_t = ex::get_forward_progress_guarantee_t;
using guarantee = ex::forward_progress_guarantee;

struct silent_scheduler {
  using scheduler_concept = tag::scheduler;

  schedule_sender<silent_scheduler> schedule() const noexcept;
  bool operator==(const silent_scheduler&) const = default;
};

struct mutable_query_scheduler {
  using scheduler_concept = tag::scheduler;

  schedule_sender<mutable_query_scheduler> schedule() const noexcept;
  constexpr guarantee query(query_t) noexcept { return guarantee::concurrent; }
  bool operator==(const mutable_query_scheduler&) const = default;
};

struct mutable_argument_scheduler {
  using scheduler_concept = tag::scheduler;

  schedule_sender<mutable_argument_scheduler> schedule() const noexcept;
  constexpr guarantee query(query_t&) const noexcept { return guarantee::concurrent; }
  constexpr guarantee query(query_t&&) const noexcept { return guarantee::concurrent; }
  constexpr guarantee query(const query_t&) const noexcept = delete;
  bool operator==(const mutable_argument_scheduler&) const = default;
};

template<class Sch>
concept weakly_parallel = always_answers<Sch, query_t, guarantee> &&
                          (ex::get_forward_progress_guarantee(Sch()) == guarantee::weakly_parallel) &&
                          (query_t()(Sch()) == guarantee::weakly_parallel);

static_assert(weakly_parallel<silent_scheduler>);
static_assert(weakly_parallel<mutable_query_scheduler>);
static_assert(weakly_parallel<mutable_argument_scheduler>);
