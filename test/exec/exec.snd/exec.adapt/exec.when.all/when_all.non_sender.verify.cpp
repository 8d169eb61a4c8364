// [exec.when.all]/2.2
//
// when_all(sndrs...) is ill-formed if one of the arguments is not a sender.
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
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

void test() {
  static_cast<void>(ex::when_all(ex::just(), not_a_sender(), ex::just())); // REJECTED
}
