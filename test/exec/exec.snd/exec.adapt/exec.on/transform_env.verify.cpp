// [exec.on]/5
//
// on.transform_env(sndr, env) is ill-formed if sndr is not one of on's senders.
//
// EDITION: cd

#include "execution.h"

void test() {
  const auto env = ex::prop(ex::get_scheduler, ex::inline_scheduler());
#ifdef CONTROL
  auto sndr = ex::on(ex::inline_scheduler(), ex::just());
#else
  auto sndr = ex::starts_on(ex::inline_scheduler(), ex::just());
#endif
  static_cast<void>(ex::on.transform_env(sndr, env)); // REJECTED
}
