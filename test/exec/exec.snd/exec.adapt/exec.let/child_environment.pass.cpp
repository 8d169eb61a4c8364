// [exec.let]/5
//
// The child's operation sees the environment of the receiver as far as queries are forwarding ones.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>

struct environment {
  int* object;
  exs::inplace_stop_token token;

  int& query(forwarding) const noexcept { return *object; }
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return token; }
};

template<class Adaptor, class Tag, class... Ts>
void test(const Adaptor& adaptor, Tag tag, Ts... ts) {
  int object = 7;
  exs::inplace_stop_source source;
  environment env{&object, source.get_token()};
  bool looked = false;
  auto look = [&]<class Env>(const Env& env) {
    looked = true;
    static_assert(std::same_as<decltype(env.query(forwarding())), int&>);
    assert(&env.query(forwarding()) == &object);
    assert(exs::get_stop_token(env) == source.get_token());
  };
  record told;
  run(adaptor(looks(look, tag, ts...), [](auto&&...) { return ex::just(); }), any_receiver(told, env));
  assert(looked);
  assert(told.value());
}

int main(int, char**) {
  test(ex::let_value, ex::set_value);
  test(ex::let_error, ex::set_error, 1);
  test(ex::let_stopped, ex::set_stopped);
  return 0;
}
