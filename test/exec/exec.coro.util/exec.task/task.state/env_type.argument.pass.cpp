// [task.state]/1
//
// The argument of env_type is the type of the receiver's environment as get_env returns it: a reference if it is one.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"
#include "tasks.h"

#include <cassert>
#include <concepts>

template<class Result>
struct returning_receiver {
  using receiver_concept = tag::receiver;

  record* told;
  decltype(inline_env()) environment = inline_env();

  void set_value() && noexcept { told->complete(channel::value); }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
  Result get_env() const noexcept { return environment; }
};

template<class Env>
struct own {
  using type = Env;
};

template<class Expected>
struct environment {
  template<class Env>
  using env_type = own<Env>;

  template<class Env>
  explicit environment(const own<Env>&) {
    static_assert(std::same_as<Env, Expected>);
  }
};

template<class Environment>
task<void, Environment> coroutine() {
  co_return;
}

template<class Result>
void test() {
  record told;
  auto op = ex::connect(coroutine<environment<Result>>(), returning_receiver<Result>{&told});
  ex::start(op);
  assert(told.value());
}

int main(int, char**) {
  using env = decltype(inline_env());
  test<env>();
  test<const env&>();
  return 0;
}
