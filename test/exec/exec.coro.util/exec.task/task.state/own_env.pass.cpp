// [task.state]/2.3
//
// The env_type is made from the receiver's environment if it can be, and else from nothing. That is done when the task
// is connected, and the environment can refer to it as long as the operation state lives.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>

struct from_receiver {
  int value;

  template<class Env>
    requires requires(const Env& env) { env.query(forwarding()); }
  explicit from_receiver(const Env& env) : value(env.query(forwarding())) {}

  from_receiver() : value(-1) {}
  from_receiver(from_receiver&&) = delete;
};

struct from_nothing {
  int value = 2;
  from_nothing() = default;
  from_nothing(from_nothing&&) = delete;
};

template<class Own>
struct environment {
  template<class>
  using env_type = Own;

  const Own* own;

  explicit environment(const Own& own) : own(&own) {}

  int query(forwarding) const noexcept { return own->value; }
};

template<class Own>
task<int, environment<Own>> coroutine() {
  co_return co_await ex::read_env(forwarding());
}

template<class Own, class Env>
void test(int expected, Env env) {
  record told;
  run(coroutine<Own>(), value_receiver(told, [=](int i) { assert(i == expected); }, env));
  assert(told.value());
}

int main(int, char**) {
  const ex::env answering{ex::prop(forwarding(), 1), inline_env()};
  test<from_receiver>(1, answering);
  test<from_receiver>(-1, inline_env());
  test<from_nothing>(2, answering);
  return 0;
}
