// [exec.let]/14
//
// let_value.transform_env(sndr, env) gives the environment that the sender will have which the function returns: the
// child's completion scheduler or domain first, then env as far as queries are forwarding ones.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "schedulers.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct function {
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

struct environment {
  int query(forwarding) const noexcept { return 7; }
  int query(not_forwarding) const noexcept { return 8; }
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  { // a completion scheduler
    manual_resource<ex::set_error_t(int), ex::set_stopped_t()> resource;
    auto sndr = adaptor(ex::schedule(resource.scheduler()), function());
    auto env = adaptor.transform_env(sndr, environment());
    assert(ex::get_scheduler(env) == resource.scheduler());
    assert(env.query(forwarding()) == 7);
    static_assert(!std::invocable<not_forwarding, const decltype(env)&>);

    // it comes before that of the environment
    manual_resource<> other;
    auto own = adaptor.transform_env(std::as_const(sndr), started_on(other.scheduler()));
    assert(ex::get_scheduler(own) == resource.scheduler());
  }
  { // none
    auto sndr = adaptor(ex::just(), function());
    auto env = adaptor.transform_env(sndr, environment());
    static_assert(!std::invocable<ex::get_scheduler_t, const decltype(env)&>);
    assert(env.query(forwarding()) == 7);
    static_assert(!std::invocable<not_forwarding, const decltype(env)&>);

    manual_resource<> resource;
    auto forwarded = adaptor.transform_env(std::move(sndr), started_on(resource.scheduler()));
    assert(ex::get_scheduler(forwarded) == resource.scheduler());
  }
}

int main(int, char**) {
  test(ex::let_value);
  test(ex::let_error);
  test(ex::let_stopped);
  return 0;
}
