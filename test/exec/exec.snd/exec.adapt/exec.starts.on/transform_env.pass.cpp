// [exec.starts.on]/4.1
//
// starts_on.transform_env(sndr, env) gives the environment that the child will have: the scheduler first, with its
// domain, then env as far as queries are forwarding ones.
//
// EDITION: cd

#include "early_domains.h"
#include "environments.h"
#include "execution.h"
#include "schedulers.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct environment {
  int query(forwarding) const noexcept { return 7; }
  int query(not_forwarding) const noexcept { return 8; }
};

int main(int, char**) {
  manual_resource<> resource;
  auto sndr = ex::starts_on(resource.scheduler(), ex::just());
  {
    const environment given;
    auto env = ex::starts_on.transform_env(sndr, given);
    assert(ex::get_scheduler(env) == resource.scheduler());
    assert(env.query(forwarding()) == 7);
    static_assert(!std::invocable<not_forwarding, const decltype(env)&>);
    static_assert(!std::invocable<ex::get_domain_t, const decltype(env)&>);
  }
  { // the scheduler comes before that of the environment
    manual_resource<> other;
    const auto given = started_on(other.scheduler());
    auto env = ex::starts_on.transform_env(std::as_const(sndr), given);
    assert(ex::get_scheduler(env) == resource.scheduler());
    auto moved = ex::starts_on.transform_env(std::move(sndr), given);
    assert(ex::get_scheduler(moved) == resource.scheduler());
  }
  { // so does its domain
    auto in_domain = ex::starts_on(scheduler_in<idle_domain>{1}, ex::just());
    const ex::prop given(ex::get_domain, ex::default_domain());
    auto env = ex::starts_on.transform_env(in_domain, given);
    static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_domain(env))>, idle_domain>);
  }
  return 0;
}
