// [exec.async.ops]/12
//
// A schedule sender has a value completion scheduler among its attributes: the scheduler that made it, and no other of
// the same type.

#include "execution.h"

#include <cassert>
#include <utility>

template<class Sch>
void test(Sch sch) {
  auto sndr = ex::schedule(sch);
  assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr)) == sch);
  const auto moved = std::move(sndr);
  assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(moved)) == sch);
}

template<class Sch>
void test(Sch sch, Sch other) {
  test(sch);
  test(other);
  assert(sch != other);
  assert(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(ex::schedule(sch))) != other);
}

int main(int, char**) {
  ex::run_loop loop;
  ex::run_loop another;
  test(loop.get_scheduler(), another.get_scheduler());
  test(ex::task_scheduler(loop.get_scheduler()), ex::task_scheduler(another.get_scheduler()));
#if CONFORM_EDITION < 2026 // later its senders name the scheduler that they are started on
  test(ex::inline_scheduler());
#endif
  return 0;
}
