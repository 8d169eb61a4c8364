// [exec.counting.scopes.general]/4
//
// A join cannot be connected to a receiver whose environment has no scheduler to complete it on.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"

void test(ex::simple_counting_scope& scope, record& told) {
#ifdef CONTROL
  const auto env = started_on(ex::inline_scheduler());
#else
  const ex::env<> env;
#endif
  [[maybe_unused]] auto op = ex::connect(scope.join(), any_receiver(told, env)); // REJECTED
}
