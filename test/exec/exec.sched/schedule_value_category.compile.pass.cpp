// [exec.sched]/1
//
// schedule must accept the scheduler as it is, with its value category. (Later editions ask for the forward progress
// guarantee of an lvalue, which must be a scheduler for that.)
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept;
};

template<class Sch>
struct sender_of {
  using sender_concept = tag::sender;

  struct attributes {
    Sch query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept;
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  attributes get_env() const noexcept;
  operation connect(auto) const;
};

struct lvalue_schedule {
  using scheduler_concept = tag::scheduler;
  sender_of<lvalue_schedule> schedule() & noexcept;
  bool operator==(const lvalue_schedule&) const = default;
};
static_assert(ex::scheduler<lvalue_schedule&>);
static_assert(!ex::scheduler<lvalue_schedule>);
static_assert(!ex::scheduler<lvalue_schedule&&>);
static_assert(!ex::scheduler<const lvalue_schedule&>);

struct rvalue_schedule {
  using scheduler_concept = tag::scheduler;
  sender_of<rvalue_schedule> schedule() && noexcept;
  bool operator==(const rvalue_schedule&) const = default;
};
static_assert(ex::scheduler<rvalue_schedule>);
static_assert(ex::scheduler<rvalue_schedule&&>);
static_assert(!ex::scheduler<rvalue_schedule&>);
