// [exec.stopped.err]/2
//
// The sender decomposes into the object that made it, the error, and the adapted sender.
//
// EDITION: cd c++26

#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

using child = decltype(ex::just_stopped());

template<class Sndr>
void decomposes(Sndr&& sndr) {
  static_assert(std::same_as<ex::tag_of_t<Sndr>, ex::stopped_as_error_t>);
  auto&& [tag, error, base] = std::forward<Sndr>(sndr);
  static_assert(std::same_as<decltype(auto(tag)), ex::stopped_as_error_t>);
  static_assert(std::same_as<decltype(auto(error)), int>);
  static_assert(std::same_as<decltype(auto(base)), child>);
  assert(error == 7);
}

int main(int, char**) {
  auto sndr = ex::stopped_as_error(ex::just_stopped(), 7);
  decomposes(sndr);
  decomposes(std::as_const(sndr));
  decomposes(std::move(sndr));
  const child lvalue = ex::just_stopped();
  const int error = 7;
  decomposes(ex::stopped_as_error(lvalue, error));
  return 0;
}
