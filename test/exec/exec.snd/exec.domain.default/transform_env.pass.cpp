// [exec.domain.default]/7
//
// transform_env gives what the tag of the sender makes of the environment, if it does; else an environment that answers
// the forwarding queries as the given one does, and no others.
//
// EDITION: cd

#include "domains.h"
#include "environments.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

struct number_env {
  int number;
  constexpr int query(forwarding) const noexcept { return number; }
  constexpr int query(not_forwarding) const noexcept { return number; }
};

// The environment tells the value categories of the sender and of the given environment.
struct transforming_tag {
  template<class Sndr, class Env>
  constexpr number_env transform_env(Sndr&& sndr, Env&& env) const noexcept {
    return {category(std::forward<Sndr>(sndr)) * 10 + category(std::forward<Env>(env))};
  }
};

struct identity_tag {
  constexpr const number_env& transform_env(const auto&, const number_env& env) const noexcept { return env; }
};

constexpr bool test() {
  ex::default_domain domain;
  number_env env{7};
  {
    tagged_sender<transforming_tag> sndr;
    static_assert(std::same_as<decltype(domain.transform_env(sndr, env)), number_env>);
    assert(domain.transform_env(sndr, env).number == 11);
    assert(domain.transform_env(std::as_const(sndr), std::as_const(env)).number == 22);
    assert(domain.transform_env(std::move(sndr), std::move(env)).number == 33);
  }
  { // a reference stays one
    tagged_sender<identity_tag> sndr;
    static_assert(std::same_as<decltype(domain.transform_env(sndr, env)), const number_env&>);
    assert(&domain.transform_env(sndr, env) == &env);
  }
  { // no transformation
    tagged_sender<silent_tag> sndr;
    auto transformed = domain.transform_env(sndr, env);
    assert(forwarding()(transformed) == 7);
    static_assert(!std::invocable<not_forwarding, decltype(transformed)>);
    static_assert(noexcept(domain.transform_env(sndr, env)));
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
