// [exec.schedule.from]/7
//
// It is ill-formed to transfer a sender of which it is known at once that a datum cannot be decay-copied.

#include "execution.h"
#include "senders.h"
#include "values.h"

void test() {
#ifdef CONTROL
  deferred<ex::set_value_t(move_only)> source;
#else
  deferred<ex::set_value_t(move_only&)> source;
#endif
  static_cast<void>(ex::continues_on(source.sender(), ex::inline_scheduler())); // REJECTED
}
