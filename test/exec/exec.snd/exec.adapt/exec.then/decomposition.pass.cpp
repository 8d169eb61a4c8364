// [exec.then]/3
//
// The sender is made of the adaptor's tag, the decayed function and the decayed sender; it can be taken apart into
// these.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

struct function {
  int id;
  void operator()(auto&&...) const noexcept {}
};

void plain_function(int) noexcept {}

using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>;
using child = decltype(sends<signatures>(ex::set_value, 1));

template<class Adaptor>
void test(const Adaptor& adaptor) {
  {
    auto sndr = adaptor(child{1}, function{2});
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, Adaptor>);
    static_assert(std::same_as<ex::tag_of_t<decltype(sndr)&>, Adaptor>);
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
    static_assert(std::same_as<std::remove_cvref_t<decltype(tag)>, Adaptor>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(fn)>, function>);
    static_assert(std::same_as<std::remove_cvref_t<decltype(base)>, child>);
    assert(fn.id == 2);
    assert(base.datums == std::tuple(1));
  }
}

void test_plain_function() {
  auto [tag, fn, base] = ex::then(child{1}, plain_function);
  static_assert(std::same_as<std::remove_cvref_t<decltype(fn)>, void (*)(int) noexcept>);
  assert(fn == plain_function);
}

int main(int, char**) {
  test(ex::then);
  test(ex::upon_error);
  test(ex::upon_stopped);
  test_plain_function();
  return 0;
}
