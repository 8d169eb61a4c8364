// [exec.write.env]/2
//
// sndr | write_env(env) and write_env(env)(sndr) say the same as write_env(sndr, env).
//
// INFORMATIVE: write_env is not said to be a pipeable sender adaptor object, though it has all that makes one

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <utility>

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) noexcept { result = i; }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  auto env = ex::prop(forwarding(), 7);
  auto sndr = ex::read_env(forwarding());
  using type = decltype(ex::write_env(sndr, env));
  static_assert(std::same_as<decltype(sndr | ex::write_env(env)), type>);
  static_assert(std::same_as<decltype(ex::write_env(env)(sndr)), type>);
  assert(result_of(sndr | ex::write_env(env)) == 7);
  assert(result_of(ex::write_env(env)(sndr)) == 7);
  return 0;
}
