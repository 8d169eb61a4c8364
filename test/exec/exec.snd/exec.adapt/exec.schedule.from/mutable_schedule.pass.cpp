// [exec.schedule.from]/6
//
// The scheduler's member function schedule is called for a non-const lvalue, so that it need not be const.

#include "execution.h"
#include "receivers.h"
#include "tags.h"
#include "transfers.h"

#include <cassert>
#include <utility>

struct mutable_scheduler {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    mutable_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {}; }
  };

  struct sender {
    using sender_concept = tag::sender;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    attributes get_env() const noexcept { return {}; }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return ex::connect(ex::just(), std::move(rcvr));
    }
  };

  sender schedule() noexcept { return {}; }
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
    return ex::forward_progress_guarantee::weakly_parallel;
  }
  bool operator==(const mutable_scheduler&) const = default;
};

int main(int, char**) {
  for_each_transfer([](auto transfer) {
    record told;
    run(transfer(ex::just(1), mutable_scheduler()), value_receiver(told, [](int i) { assert(i == 1); }));
    assert(told.value());
  });
  return 0;
}
