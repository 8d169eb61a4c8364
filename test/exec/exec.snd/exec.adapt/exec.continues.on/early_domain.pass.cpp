// [exec.continues.on]/3
//
// The child's domain is asked at once what to make of continues_on(sndr, sch): it is shown the sender that would be the
// result, and what it makes of that is the result. The scheduler's domain is not asked yet.
//
// EDITION: cd

#include "early_domains.h"
#include "execution.h"

#include <cassert>
#include <concepts>

constexpr bool test() {
  { // the domain's sender is the result
    using scheduler = scheduler_in<idle_domain>;
    using child = child_of<replacing_domain>;
    auto sndr = ex::continues_on(child{2}, scheduler{1});
    static_assert(std::same_as<decltype(sndr), replaced<ex::continues_on_t, scheduler, child>>);
    assert(sndr.shown.first.id == 1);
    assert(sndr.shown.second.id == 2);
  }
  { // the scheduler's domain is not asked
    auto sndr = ex::continues_on(child_of<idle_domain>{2}, scheduler_in<replacing_domain>{1});
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::continues_on_t>);
  }
  { // no domain at all
    auto sndr = ex::continues_on(ex::just(1), scheduler_in<replacing_domain>{1});
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::continues_on_t>);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
