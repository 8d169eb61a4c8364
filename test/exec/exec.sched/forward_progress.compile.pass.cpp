// [exec.sched]/1
//
// A scheduler has the tag, a member function schedule that returns a sender, says which forward progress it guarantees,
// can be compared and copied; it needs nothing else, and the sender need not name it.
//
// EDITION: c++26

#include "execution.h"
#include "tags.h"

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept;
};

struct minimal_scheduler {
  using scheduler_concept = tag::scheduler;

  struct sender {
    using sender_concept = tag::sender;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    operation connect(auto) const;
  };

  explicit minimal_scheduler(int);

  sender schedule() const;
  bool operator==(const minimal_scheduler&) const;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept;
};

static_assert(ex::scheduler<minimal_scheduler>);
static_assert(ex::scheduler<minimal_scheduler&>);
static_assert(ex::scheduler<minimal_scheduler&&>);
static_assert(ex::scheduler<const minimal_scheduler&>);
static_assert(ex::scheduler<const minimal_scheduler&&>);

struct silent_scheduler {
  using scheduler_concept = tag::scheduler;
  minimal_scheduler::sender schedule() const;
  bool operator==(const silent_scheduler&) const;
};

static_assert(!ex::scheduler<silent_scheduler>);
static_assert(!ex::scheduler<const silent_scheduler&>);

// A sender is not one, and other types are not.
static_assert(!ex::scheduler<minimal_scheduler::sender>);
static_assert(!ex::scheduler<decltype(ex::just())>);
static_assert(!ex::scheduler<minimal_scheduler*>);
static_assert(!ex::scheduler<int>);
static_assert(!ex::scheduler<void>);
static_assert(!ex::scheduler<ex::env<>>);
