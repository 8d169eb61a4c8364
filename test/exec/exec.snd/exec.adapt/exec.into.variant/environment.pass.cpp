// [exec.into.variant]/4
//
// The child's operation sees the environment of the receiver as far as queries are forwarding ones, and no other query.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  record told;
  auto look = []<class Env>(const Env& env) {
    assert(env.query(forwarding()) == 1);
    static_assert(!requires { env.query(not_forwarding()); });
  };
  run(ex::into_variant(looks(look, ex::set_value)),
    any_receiver(told, ex::env{ex::prop(forwarding(), 1), ex::prop(not_forwarding(), 2)}));
  assert(told.value());
  return 0;
}
