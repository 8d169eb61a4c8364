// [exec.stop.when]/2.3.2.2
//
// The token that the sender sees says that stop was requested if it was of the given token or of the receiver's.

#include "execution.h"
#include "stop_when.h"

#include <cassert>

template<class RToken>
void test() {
  for (bool by_scope : {false, true}) {
    for (bool by_receiver : {false, true}) {
      ex::counting_scope scope;
      exs::inplace_stop_source source;
      see_token_beside(scope, RToken(source.get_token()), [&](const auto& token) {
        assert(!token.stop_requested());
        auto copy = token;
        if (by_scope)
          scope.request_stop();
        assert(token.stop_requested() == by_scope);
        if (by_receiver)
          source.request_stop();
        assert(token.stop_requested() == (by_scope || by_receiver));
        assert(copy.stop_requested() == (by_scope || by_receiver));
        assert(copy == token);
      });
      // before the operation is connected
      see_token_beside(scope, RToken(source.get_token()),
        [&](const auto& token) { assert(token.stop_requested() == (by_scope || by_receiver)); });
    }
  }
}

int main(int, char**) {
  test<exs::inplace_stop_token>();
  test<another_token<exs::inplace_stop_token>>();
  return 0;
}
