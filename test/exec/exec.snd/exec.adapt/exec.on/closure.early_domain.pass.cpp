// [exec.on]/4
//
// The child's domain is asked at once what to make of on(sndr, sch, closure): it is shown the sender that would be the
// result, and what it makes of that is the result. The scheduler's domain is not asked yet.
//
// EDITION: cd

#include "early_domains.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct closure : ex::sender_adaptor_closure<closure> {
  template<ex::sender Sndr>
  constexpr auto operator()(Sndr&& sndr) const {
    return std::forward<Sndr>(sndr);
  }
};

constexpr bool test() {
  { // the domain's sender is the result
    using scheduler = scheduler_in<idle_domain>;
    using child = child_of<replacing_domain>;
    auto sndr = ex::on(child{2}, scheduler{1}, closure());
    static_assert(is_replaced<decltype(sndr)>);
    static_assert(std::same_as<typename decltype(sndr)::made_by, ex::on_t>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(sndr.shown.second)>, child>);
    auto& [sch, shown_closure] = sndr.shown.first;
    assert(sch.id == 1);
    assert(sndr.shown.second.id == 2);
  }
  { // the scheduler's domain is not asked
    auto sndr = ex::on(child_of<idle_domain>{2}, scheduler_in<replacing_domain>{1}, closure());
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::on_t>);
  }
  { // no domain at all
    auto sndr = ex::on(ex::just(1), scheduler_in<replacing_domain>{1}, closure());
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::on_t>);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
