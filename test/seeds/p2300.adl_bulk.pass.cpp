// seed: P2300R10 L2818
//
// A function named bulk in the namespace of a sender, or a member of that name, customizes nothing.

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <utility>

namespace cuda {
  struct schedule_sender {
    using sender_concept = tag::sender;

    template<class Self, class... Env>
    static consteval auto get_completion_signatures() {
      return ex::completion_signatures<ex::set_value_t()>();
    }

    template<class Rcvr>
    auto connect(Rcvr rcvr) const {
      return ex::connect(ex::just(), std::move(rcvr));
    }

    template<class... Args>
    void bulk(Args&&...) const = delete;

    template<class Fn>
    void then(Fn) const = delete;
  };

  template<class... Args>
  void bulk(const schedule_sender&, Args&&...) = delete;

  template<class Sndr, class... Args>
  void bulk(Sndr&&, Args&&...) = delete;

  template<class Sndr, class Fn>
  void then(Sndr&&, Fn&&) = delete;

  struct function {
    int* calls;
    void operator()(auto...) const { ++*calls; }
  };
} // namespace cuda

int main(int, char**) {
  int calls = 0;
  cuda::function fn{&calls};
  record told;
  run(ex::bulk(ex::then(cuda::schedule_sender(), fn), ex::seq, 3, fn), any_receiver(told));
  assert(told.value());
  assert(calls == 4);

  record piped;
  run(cuda::schedule_sender() | ex::then(fn) | ex::bulk(ex::seq, 3, fn), any_receiver(piped));
  assert(piped.value());
  assert(calls == 8);
  return 0;
}
