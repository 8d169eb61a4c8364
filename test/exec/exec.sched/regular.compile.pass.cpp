// [exec.sched]/1
//
// A scheduler can be compared with == and !=, copied and assigned; this is asked of the class, not of its constness.
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
    const Sch& query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept;
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  attributes get_env() const noexcept;
  operation connect(auto) const;
};

template<class Derived>
struct base {
  using scheduler_concept = tag::scheduler;
  sender_of<Derived> schedule() const noexcept;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept;
};

struct regular : base<regular> {
  bool operator==(const regular&) const;
};
static_assert(ex::scheduler<regular>);
static_assert(ex::scheduler<const regular&>); // although one cannot assign to it

struct no_equality : base<no_equality> {};
static_assert(!ex::scheduler<no_equality>);

struct mutable_equality : base<mutable_equality> {
  bool operator==(mutable_equality&);
};
static_assert(!ex::scheduler<mutable_equality>);

struct equality_of_no_bool : base<equality_of_no_bool> {
  struct no_bool {};
  no_bool operator==(const equality_of_no_bool&) const;
};
static_assert(!ex::scheduler<equality_of_no_bool>);

struct no_inequality : base<no_inequality> {
  bool operator==(const no_inequality&) const;
  bool operator!=(const no_inequality&) const = delete;
};
static_assert(!ex::scheduler<no_inequality>);

struct no_copy_assignment : base<no_copy_assignment> {
  no_copy_assignment(const no_copy_assignment&);
  no_copy_assignment& operator=(const no_copy_assignment&) = delete;
  bool operator==(const no_copy_assignment&) const;
};
static_assert(!ex::scheduler<no_copy_assignment>);
static_assert(!ex::scheduler<no_copy_assignment&>);

struct const_member : base<const_member> {
  const int id;
  bool operator==(const const_member&) const;
};
static_assert(!ex::scheduler<const_member>);
