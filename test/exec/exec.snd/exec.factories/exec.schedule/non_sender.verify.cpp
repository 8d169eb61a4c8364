// [exec.schedule]/3
//
// The result of the member function schedule must be a sender.

#include "execution.h"
#include "tags.h"

struct result {
#ifdef CONTROL
  using sender_concept = tag::sender;
#endif

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), static_cast<Rcvr&&>(rcvr));
  }
};

struct scheduler {
  using scheduler_concept = tag::scheduler;

  result schedule() const noexcept { return {}; }
  bool operator==(const scheduler&) const = default;
};

void test(scheduler sch) {
  static_cast<void>(ex::schedule(sch)); // REJECTED
}
