// [exec.stop.when]/2.3.1
//
// If the receiver's stop token is an unstoppable one, or it has none, the sender sees the very token that stop-when was
// given.

#include "execution.h"
#include "stop_when.h"

#include <cassert>
#include <concepts>

template<class Env>
void test(Env env) {
  ex::counting_scope scope;
  see_token(scope, env, [&]<class Token>(const Token& token) {
    static_assert(std::same_as<Token, exs::inplace_stop_token>);
    assert(token.stop_possible() && !token.stop_requested());
    scope.request_stop();
    assert(token.stop_requested());
    // Another operation sees the same one.
    see_token(scope, env, [&](const auto& another) { assert(another == token); });
  });
}

int main(int, char**) {
  static_assert(exs::unstoppable_token<another_unstoppable_token>);
  test(ex::env<>());
  test(ex::prop(exs::get_stop_token, exs::never_stop_token()));
  test(ex::prop(exs::get_stop_token, another_unstoppable_token()));
  return 0;
}
