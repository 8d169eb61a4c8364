// [exec.sched]/1
//
// A scheduler has the tag, a member function schedule that returns a sender, whose attributes name it as the value
// completion scheduler, can be compared and copied; it needs nothing else.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept;
};

struct minimal_scheduler {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    minimal_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept;
  };

  struct sender {
    using sender_concept = tag::sender;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    attributes get_env() const noexcept;
    operation connect(auto) const;
  };

  explicit minimal_scheduler(int);

  sender schedule() const;
  bool operator==(const minimal_scheduler&) const;
};

static_assert(ex::scheduler<minimal_scheduler>);
static_assert(ex::scheduler<minimal_scheduler&>);
static_assert(ex::scheduler<minimal_scheduler&&>);
static_assert(ex::scheduler<const minimal_scheduler&>);
static_assert(ex::scheduler<const minimal_scheduler&&>);

// A sender is not one, and other types are not.
static_assert(!ex::scheduler<minimal_scheduler::sender>);
static_assert(!ex::scheduler<decltype(ex::just())>);
static_assert(!ex::scheduler<minimal_scheduler*>);
static_assert(!ex::scheduler<int>);
static_assert(!ex::scheduler<void>);
static_assert(!ex::scheduler<ex::env<>>);
