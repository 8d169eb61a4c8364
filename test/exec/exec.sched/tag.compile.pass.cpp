// [exec.sched]/1
//
// A scheduler opts in by a member type scheduler_concept that is, or is derived from, the tag for schedulers.
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

template<class Tag>
struct tagged {
  using scheduler_concept = Tag;

  sender_of<tagged> schedule() const noexcept;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept;
  bool operator==(const tagged&) const = default;
};

struct derived_tag : tag::scheduler {};
struct private_tag : private tag::scheduler {};
struct other_tag {};

static_assert(ex::scheduler<tagged<tag::scheduler>>);
static_assert(ex::scheduler<tagged<derived_tag>>);
static_assert(!ex::scheduler<tagged<private_tag>>);
static_assert(!ex::scheduler<tagged<other_tag>>);
static_assert(!ex::scheduler<tagged<tag::sender>>);
static_assert(!ex::scheduler<tagged<tag::scheduler&>>);
static_assert(!ex::scheduler<tagged<void>>);

struct untagged {
  sender_of<untagged> schedule() const noexcept;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept;
  bool operator==(const untagged&) const = default;
};
static_assert(!ex::scheduler<untagged>);

// The tag is looked for in the class, whatever the constness and the reference.
static_assert(ex::scheduler<const tagged<tag::scheduler>&>);
static_assert(!ex::scheduler<const tagged<other_tag>&>);
