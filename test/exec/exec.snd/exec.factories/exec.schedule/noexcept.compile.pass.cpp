// [exec.schedule]/2
//
// schedule(sch) may throw if and only if the member function may.

#include "execution.h"
#include "tags.h"

#include <utility>

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

struct scheduler {
  using scheduler_concept = tag::scheduler;

  sender_of<scheduler> schedule() & noexcept(false);
  sender_of<scheduler> schedule() const& noexcept;
  sender_of<scheduler> schedule() && noexcept;
  sender_of<scheduler> schedule() const&& noexcept(false);
  bool operator==(const scheduler&) const = default;
};

static_assert(!noexcept(ex::schedule(std::declval<scheduler&>())));
static_assert(noexcept(ex::schedule(std::declval<const scheduler&>())));
static_assert(noexcept(ex::schedule(std::declval<scheduler&&>())));
static_assert(!noexcept(ex::schedule(std::declval<const scheduler&&>())));
