// [exec.starts.on]/4
//
// The child finds the scheduler in its environment as the one that it is started on, and else the environment of the
// receiver as far as queries are forwarding ones.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>
#include <concepts>
#include <type_traits>

struct environment {
  manual_resource<>* resource;
  exs::inplace_stop_token token;

  int query(forwarding) const noexcept { return 7; }
  int query(not_forwarding) const noexcept { return 8; }
  auto query(std::remove_const_t<decltype(get_starting_scheduler)>) const noexcept { return resource->scheduler(); }
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return token; }
};

int main(int, char**) {
  manual_resource<> receivers_resource;
  manual_resource<> resource;
  exs::inplace_stop_source source;
  bool looked = false;
  auto look = [&]<class Env>(const Env& env) {
    looked = true;
    assert(get_starting_scheduler(env) == resource.scheduler());
    assert(env.query(forwarding()) == 7);
    assert(exs::get_stop_token(env) == source.get_token());
    static_assert(!std::invocable<not_forwarding, const Env&>);
  };
  record told;
  auto op = ex::connect(ex::starts_on(resource.scheduler(), looks(look, ex::set_value)),
    any_receiver(told, environment{&receivers_resource, source.get_token()}));
  receivers_resource.execute([&] { ex::start(op); });
  resource.run_one();
  assert(looked);
  assert(told.value());
  return 0;
}
