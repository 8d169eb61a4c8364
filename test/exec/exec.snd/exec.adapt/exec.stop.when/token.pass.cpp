// [exec.stop.when]/2.3.2.1
//
// If the receiver's stop token is a stoppable one, what the sender sees is one, too, whatever the receiver's is.

#include "execution.h"
#include "stop_when.h"

#include <cassert>
#include <type_traits>

template<class RToken>
void test() {
  ex::counting_scope scope;
  bool seen = false;
  see_token_beside(scope, RToken(), [&]<class Token>(const Token& token) {
    static_assert(exs::stoppable_token<Token>);
    static_assert(!exs::unstoppable_token<Token>);
    Token copy(token);
    assert(copy == token);
    copy = token;
    assert(copy == token);
    seen = true;
  });
  assert(seen);
}

int main(int, char**) {
  test<exs::inplace_stop_token>();
  test<another_token<exs::inplace_stop_token>>();
  return 0;
}
