// [exec.when.all]/5.3
//
// The children do not see what the receiver's environment answers to a query that is not a forwarding one.
//
// EDITION: cd c++26
// INFORMATIVE: the text of edition cd leaves it open; later ones say it

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

int main(int, char**) {
  auto look = []<class Env>(const Env& env) { static_assert(!requires { env.query(not_forwarding()); }); };
  record told;
  run(ex::when_all(looks(look, ex::set_value), looks(look, ex::set_value)),
    any_receiver(told, ex::prop(not_forwarding(), 1)));
  assert(told.value());
  return 0;
}
