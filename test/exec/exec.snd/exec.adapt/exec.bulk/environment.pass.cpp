// [exec.bulk]/5
//
// The child's operation sees the environment of the receiver as far as queries are forwarding ones, and the sender has
// the attributes of its child in the same way.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

struct function {
  void operator()(auto&&...) const noexcept {}
};

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

template<class Adaptor>
void test(const Adaptor& adaptor) {
  {
    record told;
    auto look = []<class Env>(const Env& env) {
      assert(env.query(forwarding()) == 1);
      static_assert(!requires { env.query(not_forwarding()); });
    };
    run(adaptor(looks(look, ex::set_value), ex::seq, 3, function()),
      any_receiver(told, ex::env{ex::prop(forwarding(), 1), ex::prop(not_forwarding(), 2)}));
    assert(told.value());
  }
  {
    auto sndr = adaptor(child_with_attributes(), ex::seq, 3, function());
    assert(forwarding()(ex::get_env(sndr)) == 1);
    static_assert(!std::invocable<not_forwarding, decltype(ex::get_env(sndr))>);
  }
}

int main(int, char**) {
  test(ex::bulk);
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);
  return 0;
}
