// [exec.env]/u1
//
// Elements may be of any class: one that nobody can derive from, one without members, or a union.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"

#include <cassert>

struct final_env final {
  int value;
  constexpr int query(forwarding) const noexcept { return value; }
};

struct final_empty_env final {
  constexpr int query(not_forwarding) const noexcept { return 2; }
};

union union_env {
  int value;
  constexpr int query(forwarding) const noexcept { return value; }
};

class closed_env {
  int value = 3;

public:
  constexpr int query(not_forwarding) const noexcept { return value; }
  virtual constexpr ~closed_env() = default;
};

constexpr bool test() {
  {
    const ex::env env{final_env{1}, final_empty_env()};
    assert(env.query(forwarding()) == 1);
    assert(env.query(not_forwarding()) == 2);
  }
  {
    const ex::env env{final_empty_env(), final_empty_env(), final_env{4}, final_env{5}};
    assert(env.query(forwarding()) == 4);
    assert(env.query(not_forwarding()) == 2);
  }
  {
    const ex::env env{union_env{6}, closed_env()};
    assert(env.query(forwarding()) == 6);
    assert(env.query(not_forwarding()) == 3);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
