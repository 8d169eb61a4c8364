// [exec.on]/8
//
// In on(sndr, sch, closure) sndr finds in its environment the scheduler to which the operation goes back, and what the
// closure starts finds sch; for the rest they see the environment of the receiver as far as queries are forwarding
// ones.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>
#include <concepts>

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<> home;
  int looked = 0;
  auto look_outside = [&]<class Env>(const Env& env) {
    ++looked;
    assert(ex::get_scheduler(env) == home.scheduler());
    assert(env.query(forwarding()) == 7);
    static_assert(!std::invocable<not_forwarding, const Env&>);
  };
  auto look_inside = [&]<class Env>(const Env& env) {
    ++looked;
    assert(ex::get_scheduler(env) == resource.scheduler());
    assert(env.query(forwarding()) == 7);
    static_assert(!std::invocable<not_forwarding, const Env&>);
  };
  ex::env env{started_on(home.scheduler()), ex::prop(forwarding(), 7), ex::prop(not_forwarding(), 8)};
  auto closure = ex::let_value([&](auto&&...) { return looks(look_inside, ex::set_value); });
  record told;
  auto op =
    ex::connect(ex::on(looks(look_outside, ex::set_value), resource.scheduler(), closure), any_receiver(told, env));
  home.execute([&] { ex::start(op); });
  assert(looked == 1);
  resource.run_one();
  assert(looked == 2);
  home.run_one();
  assert(told.value());
  return 0;
}
