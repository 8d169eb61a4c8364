// seed: P3552R1 L785
//
// What needs a scheduler and does not fail is spawned with an environment that has the scheduler, and does its work
// there; the scope waits for it.

#include "contexts.h"
#include "execution.h"
#include "needs_scheduler.h"
#include "schedulers.h"

#include <cassert>

int main(int, char**) {
  single_thread_context context;
  ex::counting_scope scope;
  bool ran_there = false;
  auto work = ex::let_value(ex::read_env(ex::get_scheduler),
    [&](auto& sch) { return ex::schedule(sch) | ex::then([&] noexcept { ran_there = context.runs_here(); }); });
  ex::spawn(std::move(work) | ex::upon_error([](auto&&) noexcept { assert(false); }), scope.get_token(),
    started_on(context.get_scheduler()));
  ext::sync_wait(scope.join());
  assert(ran_there);

  ex::counting_scope another;
  bool called = false;
  ex::spawn(needs_scheduler([&](auto sch) noexcept { called = sch == context.get_scheduler(); }), another.get_token(),
    started_on(context.get_scheduler()));
  ext::sync_wait(another.join());
  assert(called);
  return 0;
}
