// [exec.when.all]/8
//
// A sender with a value that cannot be decay-copied cannot be joined.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"
#include "values.h"

#ifdef CONTROL
using datum = move_only&&;
#else
using datum = move_only&;
#endif

void test(deferred<ex::set_value_t(datum)>& source) {
  static_cast<void>(ex::when_all(ex::just(), source.sender())); // REJECTED
}
