// [exec.snd.expos]/48
//
// Results that must be kept must be such that their decayed types can be made from them.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <utility>

#ifdef CONTROL
using signatures = ex::completion_signatures<ex::set_value_t(move_only)>;
#else
using signatures = ex::completion_signatures<ex::set_value_t(const move_only&)>;
#endif

// Whether this is seen when the sender is made, or only when it is connected, is left open.
void test(record& told) {
  auto sndr = ex::continues_on(sends<signatures>(ex::set_value, move_only(1)), ex::inline_scheduler()); // REJECTED
  auto op = ex::connect(std::move(sndr), any_receiver(told));                                           // REJECTED
  ex::start(op);                                                                                        // REJECTED
}
