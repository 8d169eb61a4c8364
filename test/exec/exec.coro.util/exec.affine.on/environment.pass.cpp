// [exec.affine.on]/4
//
// The child sees of the receiver's environment what is forwarding.
//
// EDITION: cd

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>

struct environment {
  int query(forwarding) const noexcept { return 7; }
  int query(not_forwarding) const noexcept { return 8; }
};

int main(int, char**) {
  manual_resource<> resource;
  bool looked = false;
  auto look = [&](const auto& env) {
    looked = true;
    assert(env.query(forwarding()) == 7);
    static_assert(!requires { env.query(not_forwarding()); });
  };
  record told;
  auto op =
    ex::connect(ex::affine_on(looks(look, ex::set_value), resource.scheduler()), any_receiver(told, environment()));
  ex::start(op);
  assert(looked);
  resource.run_one();
  assert(told.value());
  return 0;
}
