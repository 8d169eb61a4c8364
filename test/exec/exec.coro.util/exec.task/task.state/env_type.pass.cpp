// [task.state]/1
//
// The environment may have a template env_type: then a specialization of it for the type of the receiver's environment
// stands between the two. If it has none, or something else of that name, the environment is made without it.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <type_traits>

template<class Env>
struct own {
  const Env* receivers;
  explicit own(const Env& env) : receivers(&env) {}
};

template<class T>
inline constexpr bool is_own = false;

template<class Env>
inline constexpr bool is_own<own<Env>> = true;

struct with_template {
  template<class Env>
  using env_type = own<std::remove_cvref_t<Env>>;

  int from;

  template<class Env>
  explicit with_template(const own<Env>& env) : from((*env.receivers).query(forwarding())) {}

  int query(forwarding) const noexcept { return from; }
};

// There is something of that name, but no template with a type parameter.
struct with_type {
  using env_type = int;

  int from = 2;
  with_type() = default;
  explicit with_type(int);

  int query(forwarding) const noexcept { return from; }
};

struct with_constrained_template {
  template<std::same_as<void> Env>
  using env_type = own<Env>;

  int from = 3;

  int query(forwarding) const noexcept { return from; }
};

template<class Environment>
task<int, Environment> coroutine() {
  co_return co_await ex::read_env(forwarding());
}

template<class Environment>
void test(int expected) {
  record told;
  run(coroutine<Environment>(),
    value_receiver(told, [=](int i) { assert(i == expected); }, ex::env{ex::prop(forwarding(), 1), inline_env()}));
  assert(told.value());
}

int main(int, char**) {
  test<with_template>(1);
  test<with_type>(2);
  test<with_constrained_template>(3);
  return 0;
}
