// [exec.bulk]/2.3
//
// bulk_chunked(sndr, policy, shape, f) is ill-formed if shape is not of an integer type: an enumeration is not one.

#include "execution.h"

#ifdef CONTROL
using shape = int;
#else
enum shape : int {};
#endif

void test() {
  auto fn = [](auto...) noexcept {};
  static_cast<void>(ex::bulk_chunked(ex::just(), ex::seq, shape(), fn)); // REJECTED
}
