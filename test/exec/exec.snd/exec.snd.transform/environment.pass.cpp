// [exec.snd.transform]/1
//
// The domain is asked with the environment, if one is given, in each step: with the very object, as a const lvalue. A
// domain that cannot be asked so leaves the sender to the default domain.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <cassert>
#include <type_traits>
#include <utility>

struct environment {
  int number = 0;

  constexpr explicit environment(int number) : number(number) {}
  environment(environment&&) = delete;
};

template<int Steps>
struct steps_tag {};

template<int Steps>
using steps = tagged_sender<steps_tag<Steps>>;

struct domain {
  const environment* expected;

  template<int Steps, class Env>
    requires(Steps > 0)
  constexpr steps<Steps - 1> transform_sender(steps<Steps> sndr, Env&& env) const {
    static_assert(std::same_as<Env, const environment&>);
    assert(&env == expected);
    return {{}, sndr.number + env.number};
  }
};

struct without_environment {
  template<int Steps>
    requires(Steps > 0)
  constexpr steps<Steps - 1> transform_sender(steps<Steps>) const {
    return {{}, -1};
  }
};

constexpr bool test() {
  environment env(5);
  const domain dom{&env};
  assert(ex::transform_sender(dom, steps<1>(), env).number == 5);
  assert(ex::transform_sender(dom, steps<3>(), env).number == 15);
  assert(ex::transform_sender(dom, steps<2>(), std::as_const(env)).number == 10);
  assert(ex::transform_sender(dom, steps<2>(), std::move(env)).number == 10);

  const steps<2> sndr;
  assert(&ex::transform_sender(dom, sndr) == &sndr);
  assert(ex::transform_sender(without_environment(), sndr).number == -1);
  assert(&ex::transform_sender(without_environment(), sndr, env) == &sndr);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
