// [exec.on]/4
//
// The sender of on(sndr, sch, closure) is made of the tag, the scheduler with the closure, and the decayed sender; it
// can be taken apart into these. Rvalues are moved into it and never copied, lvalues are copied once.
//
// EDITION: cd c++26

#include "execution.h"
#include "schedulers.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

using scheduler = manual_resource<>::scheduler_type;

struct counted_closure : ex::sender_adaptor_closure<counted_closure> {
  counted copies;

  constexpr explicit counted_closure(tally& counts) : copies(counts) {}

  template<ex::sender Sndr>
  constexpr auto operator()(Sndr&& sndr) const {
    return std::forward<Sndr>(sndr);
  }
};

constexpr bool test(scheduler sch) {
  {
    tally counts;
    auto sndr = ex::on(ex::just(1), sch, counted_closure(counts));
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, ex::on_t>);
    auto& [tag, data, base] = sndr;
    static_assert(std::same_as<std::remove_cvref_t<decltype(tag)>, ex::on_t>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(base)>, decltype(ex::just(1))>);
    auto& [data_sch, data_closure] = data;
    static_assert(std::same_as<std::remove_cvref_t<decltype(data_sch)>, scheduler>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(data_closure)>, counted_closure>);
    assert(data_sch == sch);
    assert(counts.copies == 0);
  }
  { // from lvalues
    tally of_sender;
    tally of_closure;
    auto child = ex::just(counted(of_sender));
    counted_closure closure(of_closure);
    of_sender = of_closure = {};
    auto sndr = ex::on(child, sch, closure);
    assert(of_sender.copies == 1);
    assert(of_closure.copies == 1);
    of_sender = of_closure = {};
    auto moved = ex::on(std::move(child), sch, std::move(closure));
    assert(of_sender.copies == 0);
    assert(of_closure.copies == 0);
  }
  return true;
}

int main(int, char**) {
  manual_resource<> resource;
  test(resource.scheduler());
  static_assert(test(scheduler(nullptr)));
  return 0;
}
