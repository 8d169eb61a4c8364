// [exec.bulk]/2.2
//
// bulk_chunked(sndr, policy, shape, f) is ill-formed if policy is not an execution policy.

#include "execution.h"

struct not_a_policy {};

void test() {
  auto fn = [](auto...) noexcept {};
#ifdef CONTROL
  static_cast<void>(ex::bulk_chunked(ex::just(), ex::seq, 3, fn));
#else
  static_cast<void>(ex::bulk_chunked(ex::just(), not_a_policy(), 3, fn)); // REJECTED
#endif
}
