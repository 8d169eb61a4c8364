// [exec.stopped.opt]/2
//
// stopped_as_optional(sndr) is ill-formed if sndr is not a sender.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

#include <utility>

struct not_a_sender {
#ifdef CONTROL
  using sender_concept = tag::sender;
#endif

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(1), std::move(rcvr));
  }
};

void test() {
  static_cast<void>(ex::stopped_as_optional(not_a_sender())); // REJECTED
}
