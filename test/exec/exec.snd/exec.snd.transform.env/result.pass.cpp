// [exec.snd.transform.env]/3
//
// transform_env gives what the domain makes of sender and environment; or else what the default domain does: what the
// tag of the sender makes of them, or the environment with its forwarding queries only.
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

struct no_domain {};

struct domain {
  template<class Sndr, class Env>
  constexpr number_env transform_env(Sndr&& sndr, Env&& env) const noexcept {
    return {100 + category(std::forward<Sndr>(sndr)) * 10 + category(std::forward<Env>(env))};
  }
};

struct identity_domain {
  constexpr const number_env& transform_env(const auto&, const number_env& env) const noexcept { return env; }
};

struct transforming_tag {
  template<class Sndr, class Env>
  constexpr number_env transform_env(Sndr&& sndr, Env&& env) const noexcept {
    return {category(std::forward<Sndr>(sndr)) * 10 + category(std::forward<Env>(env))};
  }
};

constexpr bool test() {
  number_env env{7};
  { // by the domain, whatever the tag does
    tagged_sender<transforming_tag> sndr;
    static_assert(std::same_as<decltype(ex::transform_env(domain(), sndr, env)), number_env>);
    assert(ex::transform_env(domain(), sndr, env).number == 111);
    assert(ex::transform_env(domain(), std::as_const(sndr), std::as_const(env)).number == 122);
    assert(ex::transform_env(domain(), std::move(sndr), std::move(env)).number == 133);
    static_assert(std::same_as<decltype(ex::transform_env(identity_domain(), sndr, env)), const number_env&>);
    assert(&ex::transform_env(identity_domain(), sndr, env) == &env);
  }
  { // by the tag: the domain cannot do it, or not for this environment
    tagged_sender<transforming_tag> sndr;
    assert(ex::transform_env(no_domain(), sndr, env).number == 11);
    assert(ex::transform_env(no_domain(), std::move(sndr), std::as_const(env)).number == 32);
    assert(ex::transform_env(identity_domain(), sndr, ex::env<>()).number == 13);
  }
  { // by neither
    tagged_sender<silent_tag> sndr;
    auto transformed = ex::transform_env(no_domain(), sndr, env);
    assert(forwarding()(transformed) == 7);
    static_assert(!std::invocable<not_forwarding, decltype(transformed)>);
    static_assert(noexcept(ex::transform_env(no_domain(), sndr, env)));
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
