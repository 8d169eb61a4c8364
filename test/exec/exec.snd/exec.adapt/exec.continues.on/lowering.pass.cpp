// [exec.continues.on]/5
//
// The scheduler's domain may have a schedule_from of its own: it is asked what to make of the one that
// continues_on(sndr, sch) becomes when it is connected. The child's domain is not.
//
// EDITION: cd

#include "lowering.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  using scheduler = domains_scheduler<replaces_at_once<ex::schedule_from_t>>;
  assert(number_sent(ex::continues_on(ex::just(0), scheduler())) == -1);
  using late_scheduler = domains_scheduler<replaces_when_connected<ex::schedule_from_t>>;
  assert(number_sent(ex::continues_on(ex::just(0), late_scheduler())) == -1);

  using child = domains_sender<replaces_at_once<ex::schedule_from_t>>;
  assert(number_sent(ex::continues_on(child(), domains_scheduler<replaces_nothing>())) == 0);
  assert(number_sent(ex::continues_on(child(), ex::inline_scheduler())) == 0);
  return 0;
}
