// [exec.on]/2.3
//
// on(sch, sndr) is ill-formed if sndr is a sender and a closure at once: here, a sender that has the base of closures.
//
// INFORMATIVE: by [exec.adapt.obj]/2 no sender is a closure, whatever its bases, so that the bullet applies to nothing.

#include "execution.h"
#include "tags.h"

#include <utility>

struct sender_and_closure : ex::sender_adaptor_closure<sender_and_closure> {
#ifndef CONTROL
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

  template<ex::sender Sndr>
  auto operator()(Sndr&& sndr) const {
    return std::forward<Sndr>(sndr);
  }
};

void test() {
  static_cast<void>(ex::on(ex::inline_scheduler(), sender_and_closure())); // REJECTED
}
