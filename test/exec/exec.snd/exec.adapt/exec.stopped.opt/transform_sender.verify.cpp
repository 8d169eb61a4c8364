// [exec.stopped.opt]/4
//
// stopped_as_optional.transform_sender(sndr, env) is ill-formed if sndr is not one of stopped_as_optional's senders.
//
// EDITION: cd

#include "execution.h"

void test() {
#ifdef CONTROL
  auto sndr = ex::stopped_as_optional(ex::just(1));
#else
  auto sndr = ex::stopped_as_error(ex::just(1), 1);
#endif
  static_cast<void>(ex::stopped_as_optional.transform_sender(sndr, ex::env<>())); // REJECTED
}
