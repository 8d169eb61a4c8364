// [exec.on]/2.2
//
// on(sch, closure) is ill-formed if closure is not a pipeable sender adaptor closure object, even if it can be called
// with a sender.

#include "execution.h"

#include <utility>

#ifdef CONTROL
struct closure : ex::sender_adaptor_closure<closure> {
#else
struct closure {
#endif
  template<ex::sender Sndr>
  auto operator()(Sndr&& sndr) const {
    return ex::then(std::forward<Sndr>(sndr), [] {});
  }
};

void test() {
  static_cast<void>(ex::on(ex::inline_scheduler(), closure())); // REJECTED
}
