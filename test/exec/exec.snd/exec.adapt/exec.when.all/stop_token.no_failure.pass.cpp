// [exec.when.all]/5.2
//
// The children see an inplace_stop_token even if none of them can fail or be stopped.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <type_traits>

int main(int, char**) {
  auto look = [](const auto& env) {
    using token = std::remove_cvref_t<decltype(exs::get_stop_token(env))>;
    static_assert(std::same_as<token, exs::inplace_stop_token>);
    assert(exs::get_stop_token(env).stop_possible());
  };
  record told;
  run(ex::when_all(looks(look, ex::set_value), looks(look, ex::set_value)), any_receiver(told));
  assert(told.value());
  return 0;
}
