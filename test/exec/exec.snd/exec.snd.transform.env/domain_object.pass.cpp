// [exec.snd.transform.env]/3
//
// The domain is asked as what it is, an object that has a value, and as an lvalue that is not const; what transforms
// only where the domain is an rvalue is not asked.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <cassert>

struct number_env {
  int number;
};

struct numbering {
  int number;

  constexpr number_env transform_env(const auto&, number_env env) & noexcept { return {env.number + number}; }
  constexpr number_env transform_env(const auto&, number_env) const& noexcept { return {-1}; }
  constexpr number_env transform_env(const auto&, number_env) && noexcept { return {-2}; }
};

struct rvalue_only {
  constexpr number_env transform_env(const auto&, number_env) && noexcept { return {-3}; }
};

struct replacing_tag {
  constexpr number_env transform_env(const auto&, number_env env) const noexcept { return {env.number + 100}; }
};

constexpr bool test() {
  assert(ex::transform_env(numbering{7}, tagged_sender<silent_tag>(), number_env{20}).number == 27);
  const numbering domain{8};
  assert(ex::transform_env(domain, tagged_sender<replacing_tag>(), number_env{20}).number == 28);
  assert(ex::transform_env(rvalue_only(), tagged_sender<replacing_tag>(), number_env{20}).number == 120);
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
