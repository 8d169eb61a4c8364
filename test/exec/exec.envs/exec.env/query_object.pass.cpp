// [exec.env]/8
//
// An element is asked with the query object that was given, not with another one of its type.
//
// EDITION: cd c++26

#include "execution.h"

#include <cassert>

struct numbered_query {
  int number = 0;
};

struct echo_env {
  constexpr int query(numbered_query q) const noexcept { return q.number; }
};

constexpr bool test() {
  const ex::env env{ex::env<>{}, echo_env()};
  assert(env.query(numbered_query{7}) == 7);
  const numbered_query q{8};
  assert(env.query(q) == 8);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
