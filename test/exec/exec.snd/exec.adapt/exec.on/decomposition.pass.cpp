// [exec.on]/3
//
// The sender is made of the tag, the scheduler and the decayed sender; it can be taken apart into these. Rvalues are
// moved into it and never copied, lvalues are copied once.
//
// EDITION: cd c++26

#include "execution.h"
#include "schedulers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

using scheduler = manual_resource<>::scheduler_type;
using child = decltype(ex::just(1));

constexpr bool test(scheduler sch) {
  {
    auto sndr = ex::on(sch, ex::just(1));
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::on_t>);
    auto& [tag, data, base] = sndr;
    static_assert(std::same_as<std::remove_cvref_t<decltype(tag)>, ex::on_t>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(data)>, scheduler>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(base)>, child>);
    assert(data == sch);
  }
  { // from lvalues
    const scheduler lvalue_sch = sch;
    const auto lvalue_sndr = ex::just(1);
    auto [tag, data, base] = ex::on(lvalue_sch, lvalue_sndr);
    static_assert(std::same_as<std::remove_cvref_t<decltype(data)>, scheduler>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(base)>, child>);
    assert(data == sch);
  }
  {
    tally of_sender;
    auto sndr = ex::just(counted(of_sender));
    of_sender = {};
    auto adapted = ex::on(sch, sndr);
    assert(of_sender.copies == 1);
    of_sender = {};
    auto moved = ex::on(sch, std::move(sndr));
    assert(of_sender.copies == 0);
  }
  return true;
}

int main(int, char**) {
  manual_resource<> resource;
  test(resource.scheduler());
  static_assert(test(scheduler(nullptr)));
  return 0;
}
