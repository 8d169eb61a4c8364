// [exec.env]/3
//
// An env can be initialized with another one of its type in parentheses.

#include "environments.h"
#include "execution.h"
#include "values.h"

#include <cassert>
#include <utility>

struct value_env {
  int value;
  constexpr int query(forwarding) const noexcept { return value; }
};

struct move_only_env {
  move_only value;
  constexpr int query(forwarding) const noexcept { return value.value; }
};

constexpr bool test() {
  {
    using type = ex::env<value_env, ex::prop<not_forwarding, int>>;
    type env{value_env{1}, ex::prop(not_forwarding(), 2)};
    type copy(env);
    assert(copy.query(forwarding()) == 1);
    assert(copy.query(not_forwarding()) == 2);
    const type constant(std::as_const(env));
    assert(constant.query(forwarding()) == 1);
    assert(constant.query(not_forwarding()) == 2);
    type moved(std::move(env));
    assert(moved.query(forwarding()) == 1);
  }
  {
    ex::env<> env;
    [[maybe_unused]] ex::env<> copy(env);
    [[maybe_unused]] const ex::env<> constant(std::as_const(env));
  }
  {
    ex::env<move_only_env> env{move_only_env{move_only(1)}};
    ex::env<move_only_env> moved(std::move(env));
    assert(moved.query(forwarding()) == 1);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
