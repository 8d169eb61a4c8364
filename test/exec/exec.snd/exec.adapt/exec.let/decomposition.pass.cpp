// [exec.let]/4
//
// The sender is made of the adaptor's tag, the decayed function and the decayed sender; it can be taken apart into
// these. Rvalues are moved into it and never copied, lvalues are copied once.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

struct function {
  int id;
  constexpr auto operator()(auto&&...) const noexcept { return ex::just(); }
};

struct counted_function {
  counted copies;
  constexpr auto operator()(auto&&...) const noexcept { return ex::just(); }
};

using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>;
using child = decltype(sends<signatures>(ex::set_value, 1));

template<class Adaptor>
constexpr bool test(const Adaptor& adaptor) {
  {
    auto sndr = adaptor(child{1}, function{2});
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, Adaptor>);
    static_assert(std::same_as<ex::tag_of_t<const decltype(sndr)&>, Adaptor>);

    auto& [tag, fn, base] = sndr;
    static_assert(std::same_as<std::remove_cvref_t<decltype(tag)>, Adaptor>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(fn)>, function>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(base)>, child>);
    assert(fn.id == 2);
    assert(base.datums == std::tuple(1));
  }
  { // from lvalues
    const child sndr{1};
    const function f{2};
    auto [tag, fn, base] = adaptor(sndr, f);
    static_assert(std::same_as<std::remove_cvref_t<decltype(fn)>, function>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(base)>, child>);
    assert(fn.id == 2);
    assert(base.datums == std::tuple(1));
  }
  { // copies
    tally of_sender;
    tally of_function;
    auto sndr = sends<ex::completion_signatures<ex::set_value_t(counted), ex::set_error_t(int), ex::set_stopped_t()>>(
      ex::set_value, counted(of_sender));
    counted_function fn{counted(of_function)};
    of_sender = of_function = {};
    auto adapted = adaptor(sndr, fn);
    assert(of_sender.copies == 1);
    assert(of_function.copies == 1);
    of_sender = of_function = {};
    auto moved = adaptor(std::move(sndr), std::move(fn));
    assert(of_sender.copies == 0);
    assert(of_function.copies == 0);
  }
  return true;
}

int main(int, char**) {
  test(ex::let_value);
  static_assert(test(ex::let_value));
  test(ex::let_error);
  static_assert(test(ex::let_error));
  test(ex::let_stopped);
  static_assert(test(ex::let_stopped));
  return 0;
}
