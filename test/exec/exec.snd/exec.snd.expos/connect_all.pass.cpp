// [exec.snd.expos]/30
//
// The child is connected as what the sender is: as an rvalue if that is one, else as an lvalue, const or not.

#include "domains.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <utility>

struct child {
  using sender_concept = tag::sender;

  int* seen;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Self, class Rcvr>
  auto connect(this Self&& self, Rcvr rcvr) {
    *self.seen = category(std::forward<Self>(self));
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

int main(int, char**) {
  int seen = 0;
  auto sndr = ex::then(child{&seen}, [] {});
  record told[3];
  run(sndr, any_receiver(told[0]));
  assert(seen == 1);
  run(std::as_const(sndr), any_receiver(told[1]));
  assert(seen == 2);
  run(std::move(sndr), any_receiver(told[2]));
  assert(seen == 3);
  return 0;
}
