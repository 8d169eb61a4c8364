// [exec.stopped.err]/3
//
// stopped_as_error.transform_sender(sndr, env) is ill-formed if sndr is not one of stopped_as_error's senders.
//
// EDITION: cd

#include "execution.h"

void test() {
  auto fn = [](auto&&...) noexcept { return ex::just(); };
#ifdef CONTROL
  auto sndr = ex::stopped_as_error(ex::just(), fn);
#else
  auto sndr = ex::let_value(ex::just(), fn);
#endif
  static_cast<void>(ex::stopped_as_error.transform_sender(sndr, ex::env<>())); // REJECTED
}
