// seed: P3552R1 L785
//
// A scheduler is not all that a coroutine needs to be spawned: by default it can complete with an error, as an
// exception may escape from it, and nobody takes that.
//
// INFORMATIVE: a compiler that finds this at the end of the program only does not lead back to the marked line

#include "execution.h"
#include "schedulers.h"
#include "tasks.h"

#ifdef CONTROL
using spawned = task<void, fails_with<>>;
#else
using spawned = task<>;
#endif

spawned work() {
  co_await ex::just();
}

void test(const ex::counting_scope::token& token) {
  ex::spawn(work(), auto(token), started_on(ex::inline_scheduler())); // REJECTED
}
