// [exec.when.all]/5.2
//
// The children see an inplace_stop_token of which a stop can be requested, whatever token the receiver has.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <type_traits>

using signatures = ex::completion_signatures<ex::set_value_t(), ex::set_stopped_t()>;

template<class Env>
void test(Env env) {
  int looked = 0;
  auto look = [&](const auto& env) {
    ++looked;
    using token = std::remove_cvref_t<decltype(exs::get_stop_token(env))>;
    static_assert(std::same_as<token, exs::inplace_stop_token>);
    assert(env.query(exs::get_stop_token).stop_possible());
    assert(!exs::get_stop_token(env).stop_requested());
  };
  record told;
  run(ex::when_all(looks<signatures>(look, ex::set_value), looks<signatures>(look, ex::set_value)),
    any_receiver(told, env));
  assert(told.value());
  assert(looked == 2);
}

int main(int, char**) {
  test(ex::env<>());
  test(ex::prop(exs::get_stop_token, exs::never_stop_token()));
  test(ex::prop(exs::get_stop_token, exs::inplace_stop_token()));
  exs::inplace_stop_source inplace;
  test(ex::prop(exs::get_stop_token, inplace.get_token()));
  return 0;
}
