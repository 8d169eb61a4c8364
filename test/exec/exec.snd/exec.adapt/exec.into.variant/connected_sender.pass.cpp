// [exec.into.variant]/4
//
// The sender has the attributes of its child as far as queries are forwarding ones. It can be connected as an lvalue
// and as an rvalue, and nothing happens before the start.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

struct child_with_attributes {
  using sender_concept = tag::sender;

  struct attributes {
    int query(forwarding) const noexcept { return 1; }
    int query(not_forwarding) const noexcept { return 2; }
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }

  attributes get_env() const noexcept { return {}; }
};

int main(int, char**) {
  { // the attributes
    auto sndr = ex::into_variant(child_with_attributes());
    assert(forwarding()(ex::get_env(sndr)) == 1);
    static_assert(!std::invocable<not_forwarding, decltype(ex::get_env(sndr))>);
  }
  { // lvalues and rvalues
    record first, second, third, fourth;
    auto sndr = ex::into_variant(ex::just(1));
    run(sndr, any_receiver(first));
    assert(first.value());
    run(std::as_const(sndr), any_receiver(second));
    assert(second.value());
    run(std::move(sndr), any_receiver(third));
    assert(third.value());
    run(ex::into_variant(move_only_sender(ex::just(1))), any_receiver(fourth));
    assert(fourth.value());
  }
  { // nothing happens before the start
    record told;
    deferred<ex::set_value_t()> source;
    {
      auto op = ex::connect(ex::into_variant(source.sender()), any_receiver(told));
      assert(!source.started());
    }
    assert(told.pending());
  }
  return 0;
}
