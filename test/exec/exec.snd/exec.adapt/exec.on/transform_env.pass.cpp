// [exec.on]/7
//
// on.transform_env(sndr, env) gives, for on(sch, sndr), an environment with the scheduler first and then env as far as
// queries are forwarding ones; for on(sndr, sch, closure) it gives env.
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
  manual_resource<>* resource;

  int query(forwarding) const noexcept { return 7; }
  int query(not_forwarding) const noexcept { return 8; }
  auto query(ex::get_scheduler_t) const noexcept { return resource->scheduler(); }
};

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<> other;
  environment given{&other};
  {
    auto sndr = ex::on(resource.scheduler(), ex::just());
    auto env = ex::on.transform_env(sndr, given);
    assert(ex::get_scheduler(env) == resource.scheduler());
    assert(env.query(forwarding()) == 7);
    static_assert(!std::invocable<not_forwarding, const decltype(env)&>);
    auto moved = ex::on.transform_env(std::move(sndr), given);
    assert(ex::get_scheduler(moved) == resource.scheduler());
  }
  { // the scheduler's domain comes first, too
    auto sndr = ex::on(scheduler_in<idle_domain>{1}, ex::just());
    const ex::prop given(ex::get_domain, ex::default_domain());
    auto env = ex::on.transform_env(sndr, given);
    static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_domain(env))>, idle_domain>);
  }
  {
    auto sndr = ex::on(ex::just(), resource.scheduler(), ex::then([] {}));
    auto&& env = ex::on.transform_env(sndr, given);
    assert(ex::get_scheduler(env) == other.scheduler());
    assert(env.query(forwarding()) == 7);
    assert(env.query(not_forwarding()) == 8);
  }
  return 0;
}
