// A scheduler whose member function schedule is not const.

#ifndef SUPPORT_MUTABLE_SCHEDULERS_H
#define SUPPORT_MUTABLE_SCHEDULERS_H

#include "execution.h"
#include "tags.h"

#include <utility>

// Completes inside start.
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

#endif
