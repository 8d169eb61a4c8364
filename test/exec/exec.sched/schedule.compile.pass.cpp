// [exec.sched]/1
//
// schedule must accept the scheduler as it is, with its constness.
//
// EDITION: cd c++26

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

// What else a scheduler needs.
struct base {
  using scheduler_concept = tag::scheduler;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept;
  bool operator==(const base&) const = default;
};

struct no_schedule : base {
  bool operator==(const no_schedule&) const = default;
};
static_assert(!ex::scheduler<no_schedule>);

struct schedule_with_argument : base {
  sender_of<schedule_with_argument> schedule(int) const noexcept;
  bool operator==(const schedule_with_argument&) const = default;
};
static_assert(!ex::scheduler<schedule_with_argument>);

class private_schedule : public base {
  sender_of<private_schedule> schedule() const noexcept;

public:
  bool operator==(const private_schedule&) const = default;
};
static_assert(!ex::scheduler<private_schedule>);

struct mutable_schedule : base {
  sender_of<mutable_schedule> schedule() noexcept;
  bool operator==(const mutable_schedule&) const = default;
};
static_assert(ex::scheduler<mutable_schedule>);
static_assert(ex::scheduler<mutable_schedule&>);
static_assert(!ex::scheduler<const mutable_schedule>);
static_assert(!ex::scheduler<const mutable_schedule&>);

// It may throw, and be static.
struct throwing_schedule : base {
  sender_of<throwing_schedule> schedule() const noexcept(false);
  bool operator==(const throwing_schedule&) const = default;
};
static_assert(ex::scheduler<throwing_schedule>);

struct static_schedule : base {
  static sender_of<static_schedule> schedule() noexcept;
  bool operator==(const static_schedule&) const = default;
};
static_assert(ex::scheduler<static_schedule>);
static_assert(ex::scheduler<const static_schedule&>);
