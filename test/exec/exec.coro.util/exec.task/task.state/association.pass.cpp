// [task.state]/4.1, [task.state]/4.2
//
// A coroutine that runs belongs to the operation state and the receiver that it was started with: its environment is
// theirs, and so is its completion. Coroutines that take turns do not get mixed up.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"

#include <cassert>

struct environment {
  int number;

  template<class Env>
    requires requires(const Env& env) { env.query(forwarding()); }
  explicit environment(const Env& env) : number(env.query(forwarding())) {}

  int query(forwarding) const noexcept { return number; }
};

task<int, environment> coroutine(deferred<ex::set_value_t()>& source) {
  const int before = co_await ex::read_env(forwarding());
  co_await source.sender();
  const int after = co_await ex::read_env(forwarding());
  assert(before == after);
  co_return after;
}

int main(int, char**) {
  deferred<ex::set_value_t()> sources[2];
  record told[2];
  // one type, so that the operation states have one, too
  auto expect = [&](int i) {
    return value_receiver(
      told[i], [=](int number) { assert(number == i); }, ex::env{ex::prop(forwarding(), int(i)), inline_env()});
  };
  auto first = ex::connect(coroutine(sources[0]), expect(0));
  auto second = ex::connect(coroutine(sources[1]), expect(1));
  ex::start(first);
  ex::start(second);
  sources[1].complete(ex::set_value);
  assert(told[0].pending() && told[1].value());
  sources[0].complete(ex::set_value);
  assert(told[0].value());
  return 0;
}
