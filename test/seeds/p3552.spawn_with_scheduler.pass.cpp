// seed: P3552R1 L785
//
// A coroutine is spawned with an environment that has the scheduler, if it cannot fail or somebody takes its errors. It
// stays on that scheduler, and the scope waits for it.

#include "contexts.h"
#include "execution.h"
#include "schedulers.h"
#include "tasks.h"
#include "waiting.h"

#include <cassert>

int main(int, char**) {
  { // no error completion
    bool done = false;
    const auto work = [&]() -> task<void, fails_with<>> {
      co_await ex::just();
      done = true;
    };
    ex::counting_scope scope;
    ex::spawn(work(), scope.get_token(), started_on(ex::inline_scheduler()));
    wait_for_all(scope);
    assert(done);
  }
  { // errors are taken
    single_thread_context context;
    bool done_there = false;
    const auto work = [&]() -> task<> {
      co_await ex::just();
      done_there = context.runs_here();
    };
    ex::counting_scope scope;
    auto sch = context.get_scheduler();
    ex::spawn(ex::starts_on(sch, work()) | ex::upon_error([](auto&&) noexcept { assert(false); }), scope.get_token(),
      started_on(sch));
    wait_for_all(scope);
    assert(done_there);
  }
  return 0;
}
