// [exec.sysctxrepl.recvproxy]/2
//
// A query cannot be asked for a result of a volatile object type.

#include "execution.h"
#include "replacement.h"

#ifdef CONTROL
using result = exs::inplace_stop_token;
#else
using result = volatile exs::inplace_stop_token;
#endif

void test(backends::receiver_proxy& r) {
  static_cast<void>(r.try_query<result>(exs::get_stop_token)); // REJECTED
}
