// [exec.env]/8
//
// Several elements may be of one type, or contain one of another element's type: the first counts.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"

#include <cassert>

struct value_env {
  int value;
  constexpr int query(forwarding) const noexcept { return value; }
};

struct other_env {
  int value;
  constexpr int query(not_forwarding) const noexcept { return value; }
};

constexpr bool test() {
  {
    const ex::env env{value_env{1}, value_env{2}};
    assert(env.query(forwarding()) == 1);
  }
  {
    const ex::env env{other_env{1}, value_env{2}, other_env{3}, value_env{4}};
    assert(env.query(not_forwarding()) == 1);
    assert(env.query(forwarding()) == 2);
  }
  {
    const ex::env env{ex::env{other_env{1}, value_env{2}}, value_env{3}};
    assert(env.query(forwarding()) == 2);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
