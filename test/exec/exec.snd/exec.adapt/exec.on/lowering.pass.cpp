// [exec.on]/8
//
// A domain may have a starts_on or continues_on of its own: it is asked what to make of those that on(sch, sndr) and
// on(sndr, sch, closure) become when they are connected.
//
// EDITION: cd

#include "lowering.h"
#include "execution.h"
#include "schedulers.h"

#include <cassert>

int main(int, char**) {
  const auto env = started_on(ex::inline_scheduler());
  {
    using scheduler = domains_scheduler<replaces_at_once<ex::starts_on_t>>;
    assert(number_sent(ex::on(scheduler(), ex::just(0)), env) == -1);
    assert(number_sent(ex::on(domains_scheduler<replaces_nothing>(), ex::just(0)), env) == 0);
  }
  {
    auto closure = ex::then([](int i) { return i * 10; });
    using child = domains_sender<replaces_at_once<ex::continues_on_t>>;
    assert(number_sent(ex::on(child(), ex::inline_scheduler(), closure), env) == -10);
    assert(number_sent(ex::on(domains_sender<replaces_nothing>(), ex::inline_scheduler(), closure), env) == 0);
  }
  return 0;
}
