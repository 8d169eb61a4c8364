// seed: P3552R1 L785
//
// A scheduler is not all that a coroutine needs to be spawned: whatever may complete with an error, as a coroutine may
// from which an exception escapes, cannot be.

#include "execution.h"
#include "needs_scheduler.h"
#include "schedulers.h"

void test(const ex::counting_scope::token& token) {
#ifdef CONTROL
  auto sndr = needs_scheduler([](auto) {}) | ex::upon_error([](auto&&) noexcept {});
#else
  auto sndr = needs_scheduler([](auto) {});
#endif
  ex::spawn(sndr, auto(token), started_on(ex::inline_scheduler())); // REJECTED
}
