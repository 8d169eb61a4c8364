// [exec.starts.on]/4.2
//
// The scheduler's domain may have a let_value of its own: it is asked what to make of the one that starts_on(sch, sndr)
// becomes when it is connected.
//
// EDITION: cd

#include "lowering.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  using scheduler = domains_scheduler<replaces_at_once<ex::let_value_t>>;
  assert(number_sent(ex::starts_on(scheduler(), ex::just(0))) == -1);
  assert(number_sent(ex::starts_on(domains_scheduler<replaces_nothing>(), ex::just(0))) == 0);
  return 0;
}
