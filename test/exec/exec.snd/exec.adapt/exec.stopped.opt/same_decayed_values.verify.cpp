// [exec.stopped.opt]/3
//
// A sender with several value completions is rejected, even if they differ in a reference only.

#include "execution.h"
#include "senders.h"

#ifdef CONTROL
using source_type = deferred<ex::set_value_t(const int&), ex::set_stopped_t()>;
#else
using source_type = deferred<ex::set_value_t(const int&), ex::set_value_t(int), ex::set_stopped_t()>;
#endif

void test(source_type& source) {
  static_cast<void>(ex::stopped_as_optional(source.sender())); // REJECTED
}
