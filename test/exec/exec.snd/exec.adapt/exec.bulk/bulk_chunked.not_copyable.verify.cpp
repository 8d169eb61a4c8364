// [exec.bulk]/2.4
//
// bulk_chunked(sndr, policy, shape, f) is ill-formed if f cannot be copied.

#include "execution.h"
#include "values.h"

#ifdef CONTROL
using datum = int;
#else
using datum = move_only;
#endif

void test() {
  static_cast<void>(ex::bulk_chunked(ex::just(), ex::seq, 3, [d = datum(1)](auto...) noexcept {})); // REJECTED
}
