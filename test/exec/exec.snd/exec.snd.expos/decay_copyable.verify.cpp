// [exec.snd.expos]/48
//
// Results that must be kept must be such that their decayed types can be made from them.

#include "execution.h"
#include "senders.h"
#include "values.h"

#ifdef CONTROL
using signatures = ex::completion_signatures<ex::set_value_t(move_only)>;
#else
using signatures = ex::completion_signatures<ex::set_value_t(const move_only&)>;
#endif

void test() {
  static_cast<void>(
    ex::continues_on(sends<signatures>(ex::set_value, move_only(1)), ex::inline_scheduler())); // REJECTED
}
