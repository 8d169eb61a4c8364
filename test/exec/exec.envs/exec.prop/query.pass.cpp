// [exec.prop]/1
//
// prop(q, v) makes an environment that answers q with a reference to a value equal to v, which is its own.

#include "environments.h"
#include "execution.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

constexpr bool test() {
  { // the answer is a reference to const, to one object for as long as the environment is there
    const auto env = ex::prop(forwarding(), 7);
    static_assert(std::same_as<decltype(env.query(forwarding())), const int&>);
    assert(env.query(forwarding()) == 7);
    assert(&env.query(forwarding()) == &env.query(forwarding()));
    assert(forwarding()(env) == 7);
  }
  { // also if the environment is not const
    auto env = ex::prop(forwarding(), 7);
    static_assert(std::same_as<decltype(env.query(forwarding())), const int&>);
    assert(env.query(forwarding()) == 7);
  }
  { // asking does not throw
    static_assert(noexcept(std::declval<const ex::prop<forwarding, int>&>().query(forwarding())));
  }
  { // the environment keeps a copy of the value, and a copy of the environment another one
    int i = 7;
    const auto env = ex::prop(forwarding(), i);
    i = 8;
    assert(env.query(forwarding()) == 7);
    const auto copy = env;
    assert(copy.query(forwarding()) == 7);
    assert(&copy.query(forwarding()) != &env.query(forwarding()));
  }
  { // a value that can only be moved
    auto env = ex::prop(forwarding(), move_only(7));
    assert(env.query(forwarding()).value == 7);
    auto moved = std::move(env);
    assert(moved.query(forwarding()).value == 7);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
