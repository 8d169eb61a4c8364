// [exec.when.all]/5.3
//
// The children see the environment of the receiver as far as queries are forwarding ones; the answer is the receiver's
// own.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

struct environment {
  const int* answer;

  const int& query(forwarding) const noexcept { return *answer; }
};

int main(int, char**) {
  const int answer = 1;
  int looked = 0;
  auto look = [&](const auto& env) {
    ++looked;
    static_assert(std::same_as<decltype(env.query(forwarding())), const int&>);
    static_assert(noexcept(env.query(forwarding())));
    assert(&env.query(forwarding()) == &answer);
    static_assert(!requires { env.query(exs::get_allocator); });
  };
  record told;
  run(ex::when_all(looks(look, ex::set_value), looks(look, ex::set_value)), any_receiver(told, environment{&answer}));
  assert(told.value());
  assert(looked == 2);
  return 0;
}
