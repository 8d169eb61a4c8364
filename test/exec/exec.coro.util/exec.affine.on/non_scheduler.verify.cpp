// [exec.affine.on]/2
//
// affine_on(sndr, sch) is ill-formed if sch is not a scheduler.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

#include <utility>

struct not_a_scheduler {
  using scheduler_concept = tag::scheduler;

  struct attributes {
    not_a_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return {}; }
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

  sender schedule() const noexcept { return {}; }
  ex::forward_progress_guarantee query(ex::get_forward_progress_guarantee_t) const noexcept {
    return ex::forward_progress_guarantee::weakly_parallel;
  }
#ifdef CONTROL
  bool operator==(const not_a_scheduler&) const = default;
#endif
};

void test() {
  static_cast<void>(ex::affine_on(ex::just(), not_a_scheduler())); // REJECTED
}
