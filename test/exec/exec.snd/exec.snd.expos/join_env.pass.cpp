// [exec.snd.expos]/4.1, [exec.snd.expos]/4.2, [exec.snd.expos]/4.3
//
// Of two environments that are joined, the first answers what it can, and the second what the first cannot; what
// neither can is not answered.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

struct also_forwarding {
  template<class Env>
  constexpr auto operator()(const Env& env) const noexcept -> decltype(env.query(*this)) {
    return env.query(*this);
  }

  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};

using reads = decltype(ex::write_env(ex::read_env(also_forwarding()), ex::prop(forwarding(), 1)));
static_assert(ex::sender_in<reads, ex::prop<also_forwarding, int>>);
static_assert(!ex::sender_in<reads, ex::prop<forwarding, int>>);
static_assert(!ex::sender_in<reads, ex::env<>>);

int main(int, char**) {
  record told;
  bool looked = false;
  auto look = [&](const auto& seen) {
    assert(forwarding()(seen) == 1);
    assert(also_forwarding()(seen) == 3);
    looked = true;
  };
  run(ex::write_env(looks(look, ex::set_value), ex::prop(forwarding(), 1)),
    any_receiver(told, ex::env{ex::prop(forwarding(), 2), ex::prop(also_forwarding(), 3)}));
  assert(looked && told.value());
  return 0;
}
