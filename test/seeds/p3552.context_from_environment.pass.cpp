// seed: P3552R1 L993
//
// The coroutine's environment takes a value from that of its receiver and gives it to what the coroutine awaits. (The
// constructor has to be constrained, for the empty env_type is tried first; and the query has to be a forwarding one.)

#include "environments.h"
#include "execution.h"
#include "tasks.h"

#include <cassert>

struct context {
  int value;

  template<class Env>
    requires requires(const Env& env) { env.query(forwarding()); }
  explicit context(const Env& env) : value(env.query(forwarding())) {}

  int query(forwarding) const noexcept { return value; }
};

task<int, context> reads() {
  auto sch = co_await ex::read_env(get_starting_scheduler);
  static_assert(ex::scheduler<decltype(sch)>);
  co_return co_await ex::read_env(forwarding());
}

int main(int, char**) {
  auto [value] = ext::sync_wait(ex::write_env(reads(), ex::prop(forwarding(), 42))).value();
  assert(value == 42);
  return 0;
}
