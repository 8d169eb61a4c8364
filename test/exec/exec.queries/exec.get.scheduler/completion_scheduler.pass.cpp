// [exec.get.scheduler]/2
//
// The scheduler of the environment is the answer if its value completion scheduler is itself or is not told.
//
// EDITION: cd c++26

#include "execution.h"
#include "queries.h"
#include "schedulers.h"

#include <cassert>

manual_resource<> first;
manual_resource<> second;

constexpr bool test() {
  using resource_env = owning_env<ex::get_scheduler_t, manual_resource<>::scheduler_type>;
  assert(ex::get_scheduler(resource_env{first.scheduler()}) == first.scheduler());
  assert(ex::get_scheduler(resource_env{second.scheduler()}) == second.scheduler());
  assert(ex::get_scheduler(resource_env{second.scheduler()}) != first.scheduler());

  using numbered_env = owning_env<ex::get_scheduler_t, numbered_scheduler>;
  assert(ex::get_scheduler(numbered_env{{7}}) == numbered_scheduler{7});
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
