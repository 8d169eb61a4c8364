// [exec.read.env]/2, [exec.snd.expos]/28
//
// The sender decomposes into the object that made it and the query object: it has no children.

#include "environments.h"
#include "execution.h"

#include <concepts>
#include <type_traits>
#include <utility>

// It takes a sender of exactly two parts to compile this.
template<class Query, class Sndr>
void decomposes_into(Sndr&& sndr) {
  auto&& [tag, data] = std::forward<Sndr>(sndr);
  static_assert(std::same_as<decltype(auto(tag)), std::remove_const_t<decltype(ex::read_env)>>);
  static_assert(std::same_as<decltype(auto(data)), Query>);
}

int main(int, char**) {
  auto sndr = ex::read_env(forwarding());
  static_assert(std::same_as<ex::tag_of_t<decltype(sndr)>, std::remove_const_t<decltype(ex::read_env)>>);
  static_assert(std::same_as<ex::tag_of_t<const decltype(sndr)&>, std::remove_const_t<decltype(ex::read_env)>>);
  decomposes_into<forwarding>(sndr);
  decomposes_into<forwarding>(std::as_const(sndr));
  decomposes_into<forwarding>(std::move(sndr));
  decomposes_into<exs::get_stop_token_t>(ex::read_env(exs::get_stop_token));
  return 0;
}
