// [exec.schedule.from]/7
//
// There are no completion signatures in an environment in which the schedule sender has none.

#include "environments.h"
#include "execution.h"
#include "tags.h"
#include "transfers.h"

#include <utility>

// Its schedule senders have no completion signatures in an environment that answers the query.
template<class Query>
struct touchy_scheduler {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    touchy_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept;
  };

  struct sender {
    using sender_concept = tag::sender;

    struct operation {
      using operation_state_concept = tag::operation_state;
      void start() & noexcept;
    };

    template<class Self, class Env>
      requires(!requires(const Env& env) { env.query(Query()); })
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    attributes get_env() const noexcept;
    operation connect(auto) const;
  };

  sender schedule() const noexcept;
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept;
  bool operator==(const touchy_scheduler&) const = default;
};

struct environment {
  int query(forwarding) const noexcept;
  int query(not_forwarding) const noexcept;
};

template<class Transfer, class Env, class Query>
concept valid_in = ex::sender_in<decltype(Transfer()(ex::just(1), std::declval<touchy_scheduler<Query>>())), Env>;

constexpr bool test_all() {
  for_each_transfer([]<class Transfer>(Transfer) {
    static_assert(valid_in<Transfer, ex::env<>, forwarding>);
    static_assert(!valid_in<Transfer, environment, forwarding>);
    // the schedule sender is not told what is not forwarded
    static_assert(valid_in<Transfer, environment, not_forwarding>);
  });
  return true;
}
static_assert(test_all());
