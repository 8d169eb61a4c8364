// [exec.schedule.from]/11
//
// Connecting does not throw if nothing of it may: moving the receiver, connecting the child, schedule, and connecting
// what it returns.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

#include <utility>

struct operation {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept {}
};

template<bool NothrowSchedule, bool NothrowConnect>
struct scheduler {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {}; }
  };

  struct sender {
    using sender_concept = tag::sender;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    attributes get_env() const noexcept { return {}; }
    operation connect(auto) const noexcept(NothrowConnect) { return {}; }
  };

  sender schedule() const noexcept(NothrowSchedule) { return {}; }
  bool operator==(const scheduler&) const = default;
};

template<bool NothrowConnect>
struct child {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  operation connect(auto) const noexcept(NothrowConnect) { return {}; }
};

struct receiver {
  using receiver_concept = tag::receiver;
  void set_value(int) && noexcept {}
};

template<class Sch, class Child>
constexpr bool nothrow_connectable =
  noexcept(ex::connect(std::declval<decltype(ex::schedule_from(Sch(), Child()))>(), std::declval<receiver>()));

static_assert(nothrow_connectable<scheduler<true, true>, child<true>>);
static_assert(!nothrow_connectable<scheduler<false, true>, child<true>>);
static_assert(!nothrow_connectable<scheduler<true, false>, child<true>>);
static_assert(!nothrow_connectable<scheduler<true, true>, child<false>>);
