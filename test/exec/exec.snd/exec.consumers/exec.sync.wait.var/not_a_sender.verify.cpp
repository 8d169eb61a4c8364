// [exec.sync.wait.var]/1.1
//
// What sync_wait_with_variant waits for must be a sender: it is a mandate.

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
  static_cast<void>(ext::sync_wait_with_variant(not_a_sender())); // REJECTED
}
