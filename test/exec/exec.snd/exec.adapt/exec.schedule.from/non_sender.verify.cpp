// [exec.schedule.from]/2
//
// schedule_from(sch, sndr) is ill-formed if sndr is not a sender.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

#include <utility>

struct not_a_sender {
#ifdef CONTROL
  using sender_concept = tag::sender;
#endif

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

void test() {
  static_cast<void>(ex::schedule_from(ex::inline_scheduler(), not_a_sender())); // REJECTED
}
