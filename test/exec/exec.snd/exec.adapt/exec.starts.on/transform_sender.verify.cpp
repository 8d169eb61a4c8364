// [exec.starts.on]/4
//
// starts_on.transform_sender(sndr, env) is ill-formed if sndr is not one of starts_on's senders.
//
// EDITION: cd

#include "execution.h"

void test() {
#ifdef CONTROL
  auto sndr = ex::starts_on(ex::inline_scheduler(), ex::just());
#else
  auto sndr = ex::schedule_from(ex::inline_scheduler(), ex::just());
#endif
  static_cast<void>(ex::starts_on.transform_sender(sndr, ex::env<>())); // REJECTED
}
