// [exec.run.loop.types]/7.2
//
// The value and the stopped completion scheduler of a schedule sender are the scheduler that it was obtained from;
// asking for them does not throw.
//
// EDITION: cd c++26

#include "execution.h"

#include <cassert>
#include <concepts>

template<class Tag>
void test() {
  ex::run_loop loop;
  ex::run_loop other;
  auto sch = loop.get_scheduler();
  auto sndr = ex::schedule(sch);
  static_assert(noexcept(ex::get_completion_scheduler<Tag>(ex::get_env(sndr))));
  auto completion_sch = ex::get_completion_scheduler<Tag>(ex::get_env(sndr));
  static_assert(std::same_as<decltype(completion_sch), decltype(sch)>);
  assert(completion_sch == sch);
  assert(completion_sch != other.get_scheduler());
}

int main(int, char**) {
  test<ex::set_value_t>();
  test<ex::set_stopped_t>();
  return 0;
}
