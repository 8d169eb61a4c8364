// [exec.continues.on]/5
//
// continues_on.transform_sender(sndr, env) is ill-formed if sndr is not one of continues_on's senders.
//
// EDITION: cd

#include "execution.h"

void test() {
#ifdef CONTROL
  auto sndr = ex::continues_on(ex::just(), ex::inline_scheduler());
#else
  auto sndr = ex::schedule_from(ex::inline_scheduler(), ex::just());
#endif
  static_cast<void>(ex::continues_on.transform_sender(sndr, ex::env<>())); // REJECTED
}
