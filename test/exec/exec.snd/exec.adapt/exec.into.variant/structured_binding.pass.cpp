// [exec.into.variant]/3
//
// The sender decomposes into the object that made it, data, and the adapted sender.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <tuple>
#include <utility>

using child = decltype(sends<ex::completion_signatures<ex::set_value_t(int), ex::set_value_t()>>(ex::set_value, 1));

template<class Sndr>
void decomposes(Sndr&& sndr) {
  static_assert(std::same_as<ex::tag_of_t<Sndr>, ex::into_variant_t>);
  auto&& [tag, data, base] = std::forward<Sndr>(sndr);
  static_assert(std::same_as<decltype(auto(tag)), ex::into_variant_t>);
  static_assert(std::same_as<decltype(auto(base)), child>);
  assert(base.datums == std::tuple(1));
}

int main(int, char**) {
  auto sndr = ex::into_variant(child{1});
  decomposes(sndr);
  decomposes(std::as_const(sndr));
  decomposes(std::move(sndr));
  const child lvalue{1};
  decomposes(ex::into_variant(lvalue));
  return 0;
}
