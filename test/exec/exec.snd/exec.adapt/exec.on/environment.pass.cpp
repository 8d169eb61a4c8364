// [exec.on]/8
//
// The child of on(sch, sndr) finds sch in its environment as the scheduler that it is started on, and else the
// environment of the receiver as far as queries are forwarding ones.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>
#include <concepts>

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<> home;
  bool looked = false;
  auto look = [&]<class Env>(const Env& env) {
    looked = true;
    assert(get_starting_scheduler(env) == resource.scheduler());
    assert(env.query(forwarding()) == 7);
    static_assert(!std::invocable<not_forwarding, const Env&>);
  };
  record told;
  ex::env env{started_on(home.scheduler()), ex::prop(forwarding(), 7), ex::prop(not_forwarding(), 8)};
  auto op = ex::connect(ex::on(resource.scheduler(), looks(look, ex::set_value)), any_receiver(told, env));
  home.execute([&] { ex::start(op); });
  resource.run_one();
  assert(looked);
  home.run_one();
  assert(told.value());
  return 0;
}
