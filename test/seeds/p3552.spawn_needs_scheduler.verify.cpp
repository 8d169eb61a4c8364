// seed: P3552R1 L785
//
// A coroutine cannot be spawned without an environment that has a scheduler, as a scope does not know of any. This one
// has no error completion, so that the scheduler is all that it lacks.
//
// INFORMATIVE: a compiler that finds this at the end of the program only does not lead back to the marked line

#include "execution.h"
#include "schedulers.h"
#include "tasks.h"

task<void, fails_with<>> work() {
  co_await ex::just();
}

void test(const ex::counting_scope::token& token) {
#ifdef CONTROL
  ex::spawn(work(), auto(token), started_on(ex::inline_scheduler()));
#else
  ex::spawn(work(), auto(token)); // REJECTED
#endif
}
