// [exec.schedule]/2
//
// schedule is a customization point object: it has a type of its own, whose values are all alike, and can be called
// whatever its constness and value category. schedule_result_t names the type of its result.

#include "execution.h"
#include "tags.h"

#include <concepts>

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept;
};

template<class Sch, int>
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

struct scheduler {
  using scheduler_concept = tag::scheduler;

  sender_of<scheduler, 1> schedule() & noexcept;
  sender_of<scheduler, 2> schedule() const& noexcept;
  sender_of<scheduler, 3> schedule() && noexcept;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept;
  bool operator==(const scheduler&) const = default;
};

static_assert(std::same_as<decltype(ex::schedule), const ex::schedule_t>);
static_assert(std::semiregular<ex::schedule_t>);
static_assert(std::invocable<ex::schedule_t, scheduler>);
static_assert(std::invocable<ex::schedule_t&, scheduler>);
static_assert(std::invocable<const ex::schedule_t, scheduler>);
static_assert(std::invocable<const ex::schedule_t&, scheduler>);

static_assert(std::same_as<ex::schedule_result_t<scheduler&>, sender_of<scheduler, 1>>);
static_assert(std::same_as<ex::schedule_result_t<const scheduler&>, sender_of<scheduler, 2>>);
static_assert(std::same_as<ex::schedule_result_t<scheduler>, sender_of<scheduler, 3>>);
static_assert(std::same_as<ex::schedule_result_t<scheduler&&>, sender_of<scheduler, 3>>);
