// [exec.spawn]/12
//
// spawn(sndr, token) does the same as spawn(sndr, token, env<>()).

#include "execution.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <type_traits>

int main(int, char**) {
  ledger_scope scope;
  deferred<ex::set_value_t()> source;
  ex::spawn(source.sender(), ledger_token(scope));
  assert(source.started() && scope.open == 1);
  source.complete(ex::set_value);
  assert(scope.open == 0);
  static_assert(std::is_void_v<decltype(ex::spawn(source.sender(), ledger_token(scope)))>);
  return 0;
}
