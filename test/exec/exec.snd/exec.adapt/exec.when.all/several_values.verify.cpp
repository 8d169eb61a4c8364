// [exec.when.all]/8
//
// A sender with more than one value completion cannot be joined.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"

#ifdef CONTROL
using source_type = deferred<ex::set_value_t(int), ex::set_error_t(char)>;
#else
using source_type = deferred<ex::set_value_t(int), ex::set_value_t(char)>;
#endif

void test(source_type& source) {
  static_cast<void>(ex::when_all(ex::just(), source.sender())); // REJECTED
}
