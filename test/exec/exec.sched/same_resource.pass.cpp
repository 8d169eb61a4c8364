// [exec.sched]/4, [exec.sched]/5
//
// Schedulers of the library compare equal only if they share an execution resource, and the value completion scheduler
// of a schedule sender is equal to the scheduler that it was obtained from.
//
// EDITION: cd c++26

#include "execution.h"

#include <cassert>

template<class Sch>
void test(Sch sch) {
  auto sndr = ex::schedule(sch);
  if constexpr (requires { ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr)); })
    assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr)) == sch);
  auto copy = sch;
  assert(copy == sch && !(copy != sch));
}

int main(int, char**) {
  ex::run_loop loop;
  ex::run_loop other;
  test(loop.get_scheduler());
  test(other.get_scheduler());
  assert(loop.get_scheduler() != other.get_scheduler());
  auto sch = loop.get_scheduler();
  sch = other.get_scheduler();
  assert(sch == other.get_scheduler());
  assert(sch != loop.get_scheduler());

  test(ex::inline_scheduler());
  return 0;
}
