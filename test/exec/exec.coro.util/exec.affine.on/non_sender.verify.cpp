// [exec.affine.on]/2
//
// affine_on(sndr, sch) is ill-formed if sndr is not a sender.
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
  static_cast<void>(ex::affine_on(not_a_sender(), ex::inline_scheduler())); // REJECTED
}
