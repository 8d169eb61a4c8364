// [exec.sync.wait.var]/1.1
//
// The sender must be one in the environment that sync_wait_with_variant gives it: it is a mandate.

#include "execution.h"
#include "tags.h"

#include <utility>

// There is a scheduler in that environment, but no allocator.
#ifdef CONTROL
using unwanted = exs::get_allocator_t;
#else
using unwanted = ex::get_scheduler_t;
#endif

struct sender {
  using sender_concept = tag::sender;

  template<class Self, class Env>
    requires(!requires(const Env& env) { env.query(unwanted()); })
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

void test() {
  static_cast<void>(ext::sync_wait_with_variant(sender())); // REJECTED
}
