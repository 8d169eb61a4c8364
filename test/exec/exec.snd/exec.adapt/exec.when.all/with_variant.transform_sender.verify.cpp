// [exec.when.all]/20
//
// when_all_with_variant.transform_sender(sndr, env) is ill-formed if sndr is not one of when_all_with_variant's
// senders.
//
// EDITION: cd

#include "execution.h"

void test() {
#ifdef CONTROL
  auto sndr = ex::when_all_with_variant(ex::just(), ex::just());
#else
  auto sndr = ex::when_all(ex::just(), ex::just());
#endif
  static_cast<void>(ex::when_all_with_variant.transform_sender(sndr, ex::env<>())); // REJECTED
}
