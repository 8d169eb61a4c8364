// [exec.schedule.from]/3
//
// The scheduler's domain is asked at once what to make of schedule_from(sch, sndr): it is shown the sender that would
// be the result, and what it makes of that is the result. The domain of sndr is of no account.
//
// EDITION: cd

#include "early_domains.h"
#include "execution.h"

#include <cassert>
#include <concepts>

constexpr bool test() {
  { // the domain's sender is the result
    using scheduler = scheduler_in<replacing_domain>;
    using child = child_of<idle_domain>;
    auto sndr = ex::schedule_from(scheduler{1}, child{2});
    static_assert(std::same_as<decltype(sndr), replaced<ex::schedule_from_t, scheduler, child>>);
    assert(sndr.shown.first.id == 1);
    assert(sndr.shown.second.id == 2);
  }
  { // the child's domain is not asked
    auto sndr = ex::schedule_from(scheduler_in<idle_domain>{1}, child_of<replacing_domain>{2});
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::schedule_from_t>);
  }
  { // no domain at all
    auto sndr = ex::schedule_from(ex::inline_scheduler(), child_of<replacing_domain>{2});
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::schedule_from_t>);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
