// [task.state]/2.4
//
// The environment is made from the env_type if it can be, else from the receiver's environment, else from nothing.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>

enum class from { nothing, receiver, own };

struct own_env {};

struct base {
  from source = from::nothing;
  from query(forwarding) const noexcept { return source; }
};

template<class Env>
concept receivers = requires(const Env& env) { env.query(not_forwarding()); };

struct from_own : base {
  template<class>
  using env_type = own_env;

  from_own() = default;
  explicit from_own(const own_env&) : base{from::own} {}
  explicit from_own(const receivers auto&) : base{from::receiver} {}
};

struct from_receiver : base {
  template<class>
  using env_type = own_env;

  from_receiver() = default;
  explicit from_receiver(const receivers auto&) : base{from::receiver} {}
};

struct from_receiver_only : base {
  explicit from_receiver_only(const receivers auto&) : base{from::receiver} {}
};

struct from_nothing : base {
  from_nothing() = default;
  from_nothing(from_nothing&&) = delete;
};

// Without an env_type there is an env<>, which this can be made from.
struct from_empty : base {
  from_empty() = default;
  explicit from_empty(const ex::env<>&) : base{from::own} {}
  explicit from_empty(const receivers auto&) : base{from::receiver} {}
};

template<class Environment>
task<from, Environment> coroutine() {
  co_return co_await ex::read_env(forwarding());
}

template<class Environment>
void test(from expected) {
  record told;
  run(coroutine<Environment>(),
    value_receiver(
      told, [=](from source) { assert(source == expected); }, ex::env{ex::prop(not_forwarding(), 1), inline_env()}));
  assert(told.value());
}

int main(int, char**) {
  test<from_own>(from::own);
  test<from_receiver>(from::receiver);
  test<from_receiver_only>(from::receiver);
  test<from_nothing>(from::nothing);
  test<from_empty>(from::own);
  return 0;
}
