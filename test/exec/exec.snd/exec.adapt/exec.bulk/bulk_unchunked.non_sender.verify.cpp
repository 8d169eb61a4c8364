// [exec.bulk]/2.1
//
// bulk_unchunked(sndr, policy, shape, f) is ill-formed if sndr is not a sender.

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
  auto fn = [](auto...) noexcept {};
  static_cast<void>(ex::bulk_unchunked(not_a_sender(), ex::seq, 3, fn)); // REJECTED
}
