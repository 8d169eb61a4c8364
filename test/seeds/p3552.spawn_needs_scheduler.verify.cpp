// seed: P3552R1 L785
//
// What needs a scheduler cannot be spawned without an environment that has one: a scope does not know of any.

#include "execution.h"
#include "needs_scheduler.h"
#include "schedulers.h"

void test(const ex::counting_scope::token& token) {
  auto sndr = needs_scheduler([](auto) noexcept {});
#ifdef CONTROL
  ex::spawn(sndr, auto(token), started_on(ex::inline_scheduler()));
#else
  ex::spawn(sndr, auto(token)); // REJECTED
#endif
}
