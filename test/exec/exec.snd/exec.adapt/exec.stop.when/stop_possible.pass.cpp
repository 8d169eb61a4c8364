// [exec.stop.when]/2.3.2.3
//
// The token that the sender sees says that stop is possible if it is by one of the two tokens: that of a scope always
// is.

#include "execution.h"
#include "stop_when.h"

#include <cassert>

int main(int, char**) {
  ex::counting_scope scope;
  exs::inplace_stop_source source;
  see_token_beside(scope, source.get_token(), [](const auto& token) { assert(token.stop_possible()); });

  // A token of a stoppable type that has no source.
  const exs::inplace_stop_token disengaged;
  assert(!disengaged.stop_possible());
  see_token_beside(scope, disengaged, [&](const auto& token) {
    assert(token.stop_possible() && !token.stop_requested());
    scope.request_stop();
    assert(token.stop_possible() && token.stop_requested());
  });
  return 0;
}
