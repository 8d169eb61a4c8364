// [exec.env]/u1
//
// The type of env{es...} is made of the decayed types of the elements; a reference wrapper stands for a reference, so
// that the environment asks the object that was wrapped.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <functional>
#include <type_traits>

struct value_env {
  int value;
  constexpr int query(forwarding) const noexcept { return value; }
};

struct other_env {
  int value;
  constexpr const int& query(not_forwarding) const noexcept { return value; }
};

constexpr bool test() {
  { // elements are copied
    value_env value{1};
    const other_env other{2};
    const ex::env env{value, other};
    static_assert(std::same_as<decltype(env), const ex::env<value_env, other_env>>);
    value.value = 3;
    assert(env.query(forwarding()) == 1);
    assert(env.query(not_forwarding()) == 2);
  }
  { // unless they are wrapped
    value_env value{1};
    const other_env other{2};
    const ex::env env{std::ref(value), std::cref(other)};
    static_assert(std::same_as<decltype(env), const ex::env<value_env&, const other_env&>>);
    value.value = 3;
    assert(env.query(forwarding()) == 3);
    assert(&env.query(not_forwarding()) == &other.value);
  }
  { // written out
    const ex::env<value_env, other_env> env{value_env{1}, other_env{2}};
    assert(env.query(forwarding()) == 1);
    assert(env.query(not_forwarding()) == 2);
  }
  { // an env in an env
    const ex::env env{value_env{1}, ex::env{other_env{2}}};
    static_assert(std::same_as<decltype(env), const ex::env<value_env, ex::env<other_env>>>);
    assert(env.query(not_forwarding()) == 2);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
