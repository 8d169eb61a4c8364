// [exec.unstoppable]/2
//
// sndr | unstoppable says the same as unstoppable(sndr).
//
// INFORMATIVE: unstoppable is not said to be a pipeable sender adaptor object, though it has all that makes one

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

int main(int, char**) {
  static_assert(std::same_as<decltype(ex::just(1) | ex::unstoppable), decltype(ex::unstoppable(ex::just(1)))>);
  record told;
  run(ex::read_env(exs::get_stop_token) | ex::unstoppable, value_receiver(told, [](exs::never_stop_token) noexcept {}));
  assert(told.value());
  return 0;
}
