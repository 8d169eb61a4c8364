// [exec.stop.when]/2.3.2.4
//
// A callback of the token that the sender sees is called once: when stop is requested of one of the two tokens for the
// first time, inside of the request, or inside of its constructor if that was before; and not if it has been destroyed.

#include "execution.h"
#include "stop_when.h"

#include <cassert>
#include <optional>
#include <type_traits>

struct count_calls {
  int* calls;
  explicit count_calls(int& calls) : calls(&calls) {}
  void operator()() noexcept { ++*calls; }
};

template<class Token>
using callback_for = exs::stop_callback_for_t<std::remove_cvref_t<Token>, count_calls>;

// Calls fn with the scope, the receiver's source and the token.
template<class RToken, class Fn>
void with_token(Fn fn) {
  ex::counting_scope scope;
  exs::inplace_stop_source source;
  see_token_beside(scope, RToken(source.get_token()), [&](const auto& token) { fn(scope, source, token); });
}

template<class RToken>
void test() {
  with_token<RToken>([](auto& scope, auto& source, const auto& token) { // by the scope
    int calls = 0;
    callback_for<decltype(token)> callback(token, calls);
    assert(calls == 0);
    scope.request_stop();
    assert(calls == 1);
    source.request_stop();
    assert(calls == 1);
  });
  with_token<RToken>([](auto& scope, auto& source, const auto& token) { // by the receiver's source
    int calls = 0;
    callback_for<decltype(token)> callback(token, calls);
    source.request_stop();
    assert(calls == 1);
    scope.request_stop();
    assert(calls == 1);
  });
  with_token<RToken>([](auto& scope, auto& source, const auto& token) { // destroyed before
    int calls = 0;
    {
      callback_for<decltype(token)> callback(token, calls);
    }
    source.request_stop();
    scope.request_stop();
    assert(calls == 0);
  });
  with_token<RToken>([](auto& scope, auto&, const auto& token) { // stop requested of the scope before
    int calls = 0;
    scope.request_stop();
    callback_for<decltype(token)> callback(token, calls);
    assert(calls == 1);
  });
  with_token<RToken>([](auto&, auto& source, const auto& token) { // stop requested of the receiver's source before
    int calls = 0;
    source.request_stop();
    callback_for<decltype(token)> callback(token, calls);
    assert(calls == 1);
  });
  with_token<RToken>([](auto& scope, auto& source, const auto& token) { // of both
    int calls = 0;
    source.request_stop();
    scope.request_stop();
    callback_for<decltype(token)> callback(token, calls);
    assert(calls == 1);
  });
  with_token<RToken>([](auto& scope, auto& source, const auto& token) { // of one before, of the other after
    int calls = 0;
    source.request_stop();
    callback_for<decltype(token)> callback(token, calls);
    scope.request_stop();
    assert(calls == 1);
  });
  with_token<RToken>([](auto& scope, auto& source, const auto& token) { // several callbacks
    int first_calls = 0;
    int second_calls = 0;
    int third_calls = 0;
    callback_for<decltype(token)> first(token, first_calls);
    std::optional<callback_for<decltype(token)>> second(std::in_place, token, second_calls);
    callback_for<decltype(token)> third(token, third_calls);
    second.reset();
    source.request_stop();
    scope.request_stop();
    assert(first_calls == 1 && second_calls == 0 && third_calls == 1);
  });
}

int main(int, char**) {
  test<exs::inplace_stop_token>();
  test<another_token<exs::inplace_stop_token>>();
  return 0;
}
