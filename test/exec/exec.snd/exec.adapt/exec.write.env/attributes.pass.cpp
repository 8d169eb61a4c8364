// [exec.write.env]/3
//
// The attributes of the sender are those of its child as far as queries are forwarding ones; the environment that is
// written is none of them.

#include "environments.h"
#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <utility>

struct child {
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

template<class Sndr, class Query>
concept has_attribute = std::invocable<Query, decltype(ex::get_env(std::declval<const Sndr&>()))>;

int main(int, char**) {
  auto sndr = ex::write_env(child(), ex::prop(forwarding(), 3));
  assert(forwarding()(ex::get_env(sndr)) == 1);
  static_assert(!has_attribute<decltype(sndr), not_forwarding>);

  auto plain = ex::write_env(ex::just(), ex::env{ex::prop(forwarding(), 3), ex::prop(not_forwarding(), 4)});
  static_assert(!has_attribute<decltype(plain), forwarding>);
  static_assert(!has_attribute<decltype(plain), not_forwarding>);
  return 0;
}
