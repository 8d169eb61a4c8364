// [exec.into.variant]/4
//
// A sender with errors that cannot be copied is rejected, too.

#include "execution.h"
#include "senders.h"
#include "values.h"

#ifdef CONTROL
using datum = move_only&&;
#else
using datum = move_only&;
#endif

void test(deferred<ex::set_value_t(), ex::set_error_t(datum)>& source) {
  static_cast<void>(ex::into_variant(source.sender())); // REJECTED
}
