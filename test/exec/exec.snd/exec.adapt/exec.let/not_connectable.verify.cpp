// [exec.let]/11
//
// The sender cannot be connected if that which the function returns cannot be.

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <utility>

struct returned {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

#ifdef CONTROL
  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }
#endif
};

void test() {
  record told;
  auto rcvr = any_receiver(told);
  auto sndr = ex::let_value(ex::just(1), [](int) { return returned(); });
  static_cast<void>(ex::connect(std::move(sndr), std::move(rcvr))); // REJECTED
}
