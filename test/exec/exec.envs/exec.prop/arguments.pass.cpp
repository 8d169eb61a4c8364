// [exec.prop]/u1
//
// Further arguments of the query make no difference to the answer.
//
// EDITION: c++26

#include "environments.h"
#include "execution.h"

#include <cassert>
#include <concepts>

constexpr bool test() {
  const auto env = ex::prop(forwarding(), 7);
  int i = 0;
  static_assert(std::same_as<decltype(env.query(forwarding(), 1)), const int&>);
  static_assert(noexcept(env.query(forwarding(), 1, i)));
  assert(&env.query(forwarding(), 1) == &env.query(forwarding()));
  assert(&env.query(forwarding(), 1, i) == &env.query(forwarding()));
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
