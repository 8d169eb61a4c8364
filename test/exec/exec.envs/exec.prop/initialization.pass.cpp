// [exec.prop]/u1
//
// The type of prop(q, v) and prop{q, v} is prop<Q, V>, and prop<Q, V>{q, v} can be written out; a reference wrapper
// stands for a reference, so that the environment answers with the object that was wrapped.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <functional>
#include <type_traits>

constexpr bool test() {
  { // the types
    const int i = 7;
    static_assert(std::same_as<decltype(ex::prop(forwarding(), 7)), ex::prop<forwarding, int>>);
    static_assert(std::same_as<decltype(ex::prop{forwarding(), 7}), ex::prop<forwarding, int>>);
    static_assert(std::same_as<decltype(ex::prop(forwarding(), i)), ex::prop<forwarding, int>>);
    static_assert(std::same_as<decltype(ex::prop(forwarding(), "text")), ex::prop<forwarding, const char*>>);
  }
  { // written out
    const ex::prop<forwarding, int> env{forwarding(), 7};
    assert(env.query(forwarding()) == 7);
    const ex::prop<forwarding, long> other{{}, 7};
    static_assert(std::same_as<decltype(other.query(forwarding())), const long&>);
    assert(other.query(forwarding()) == 7);
  }
  { // a reference wrapper
    int i = 7;
    const ex::prop env(forwarding(), std::ref(i));
    static_assert(std::same_as<decltype(env), const ex::prop<forwarding, int&>>);
    static_assert(std::same_as<decltype(env.query(forwarding())), int&>);
    assert(&env.query(forwarding()) == &i);

    const ex::prop constant(forwarding(), std::cref(i));
    static_assert(std::same_as<decltype(constant), const ex::prop<forwarding, const int&>>);
    static_assert(std::same_as<decltype(constant.query(forwarding())), const int&>);
    assert(&constant.query(forwarding()) == &i);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
