// [exec.bulk]/3
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

struct function {
  void operator()(auto&&...) const noexcept {}
};

using child = decltype(sends<ex::completion_signatures<ex::set_value_t(int)>>(ex::set_value, 1));

template<class Adaptor, class Sndr>
void decomposes(Sndr&& sndr) {
  static_assert(std::same_as<ex::tag_of_t<Sndr>, Adaptor>);
  auto&& [tag, data, base] = std::forward<Sndr>(sndr);
  static_assert(std::same_as<decltype(auto(tag)), Adaptor>);
  static_assert(std::same_as<decltype(auto(base)), child>);
  assert(base.datums == std::tuple(1));
}

template<class Adaptor>
void test(const Adaptor& adaptor) {
  auto sndr = adaptor(child{1}, ex::seq, 3, function());
  decomposes<Adaptor>(sndr);
  decomposes<Adaptor>(std::as_const(sndr));
  decomposes<Adaptor>(std::move(sndr));
  const child lvalue{1};
  decomposes<Adaptor>(adaptor(lvalue, ex::par, 3, function()));
}

int main(int, char**) {
  test(ex::bulk);
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);
  return 0;
}
