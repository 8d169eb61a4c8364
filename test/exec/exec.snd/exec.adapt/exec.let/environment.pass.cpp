// [exec.let]/6.2
//
// The sender that the function returns sees the environment of the receiver as far as queries are forwarding ones, and
// no other query.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <utility>

struct environment {
  int* object;
  exs::inplace_stop_token token;

  int& query(forwarding) const noexcept { return *object; }
  int& query(not_forwarding) const noexcept { return *object; }
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return token; }
};

template<class Adaptor, class Tag, class... Ts>
void test(const Adaptor& adaptor, Tag, Ts... ts) {
  int object = 7;
  exs::inplace_stop_source source;
  environment env{&object, source.get_token()};
  bool looked = false;

  auto look = [&]<class Env>(const Env& env) {
    looked = true;
    static_assert(std::same_as<decltype(env.query(forwarding())), int&>);
    assert(&env.query(forwarding()) == &object);
    assert(exs::get_stop_token(env) == source.get_token());
    static_assert(!requires { env.query(not_forwarding()); });
    static_assert(!std::invocable<not_forwarding, const Env&>);
  };

  record told;
  auto child = sends<ex::completion_signatures<Tag(Ts...)>>(Tag(), ts...);
  run(adaptor(child, [&](auto&&...) { return looks(look, ex::set_value); }), any_receiver(told, env));
  assert(looked);
  assert(told.value());
}

int main(int, char**) {
  test(ex::let_value, ex::set_value);
  test(ex::let_value, ex::set_value, 1, 2);
  test(ex::let_error, ex::set_error, 1);
  test(ex::let_stopped, ex::set_stopped);

  { // through several
    int object = 7;
    exs::inplace_stop_source source;
    environment env{&object, source.get_token()};
    bool looked = false;
    auto look = [&](const auto& env) {
      looked = true;
      assert(&env.query(forwarding()) == &object);
      assert(exs::get_stop_token(env) == source.get_token());
    };
    record told;
    auto inner = [&] { return looks(look, ex::set_value); };
    auto outer = [&] { return ex::let_value(ex::just(), inner); };
    run(ex::let_value(ex::just(), outer), any_receiver(told, env));
    assert(looked);
    assert(told.value());
  }
  return 0;
}
