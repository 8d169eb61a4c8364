// [exec.bulk]/4
//
// bulk.transform_sender(sndr, env) is ill-formed if sndr is not one of bulk's senders.
//
// EDITION: cd

#include "execution.h"

void test() {
  auto fn = [](auto...) noexcept {};
#ifdef CONTROL
  auto sndr = ex::bulk(ex::just(), ex::seq, 3, fn);
#else
  auto sndr = ex::bulk_unchunked(ex::just(), ex::seq, 3, fn);
#endif
  static_cast<void>(ex::bulk.transform_sender(sndr, ex::env<>())); // REJECTED
}
