// [exec.write.env]/2
//
// The sender decomposes into the object that made it, the environment and the adapted sender.

#include "environments.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct environment {
  int value;
  int query(forwarding) const noexcept { return value; }
};

// It takes a sender of exactly three parts to compile this.
template<class Sndr>
void decomposes(Sndr&& sndr) {
  auto&& [tag, env, child] = std::forward<Sndr>(sndr);
  static_assert(std::same_as<decltype(auto(tag)), std::remove_const_t<decltype(ex::write_env)>>);
  static_assert(std::same_as<decltype(auto(env)), environment>);
  static_assert(std::same_as<decltype(auto(child)), decltype(ex::just(1))>);
  assert(env.value == 7);
}

int main(int, char**) {
  auto sndr = ex::write_env(ex::just(1), environment{7});
  decomposes(sndr);
  decomposes(std::as_const(sndr));
  decomposes(std::move(sndr));
  const environment env{7};
  const auto child = ex::just(1);
  decomposes(ex::write_env(child, env));
  return 0;
}
