// [exec.inline.scheduler]/3.2
//
// The value completion scheduler of the schedule sender is an inline_scheduler; asking for it does not throw.
//
// EDITION: cd

#include "execution.h"

#include <cassert>
#include <concepts>

constexpr bool test() {
  auto sndr = ex::schedule(ex::inline_scheduler());
  static_assert(noexcept(ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr))));
  auto sch = ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(sndr));
  static_assert(std::same_as<decltype(sch), ex::inline_scheduler>);
  assert(sch == ex::inline_scheduler());
  return true;
}

int main(int, char**) {
  test();
  return 0;
}
