// [exec.env]/8
//
// Further arguments are passed on as they are to the first element that takes them.
//
// EDITION: c++26

#include "environments.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

template<class Env, class... Args>
concept answers = requires(const Env& env, Args... args) { env.query(forwarding(), args...); };

struct no_arguments_env {
  constexpr int query(forwarding) const noexcept { return 1; }
};

struct one_argument_env {
  constexpr int query(forwarding, int n) const noexcept { return 10 + n; }
};

struct category_env {
  constexpr int query(forwarding, int&) const noexcept { return 1; }
  constexpr int query(forwarding, int&&) const noexcept { return 2; }
};

constexpr bool test() {
  {
    const ex::env env{no_arguments_env(), one_argument_env()};
    assert(env.query(forwarding()) == 1);
    assert(env.query(forwarding(), 2) == 12);
    static_assert(noexcept(env.query(forwarding(), 2)));
    static_assert(!answers<decltype(env), int, int>);
  }
  {
    int i = 0;
    const ex::env env{no_arguments_env(), category_env()};
    assert(env.query(forwarding(), i) == 1);
    assert(env.query(forwarding(), std::move(i)) == 2);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
