// [exec.spawn]/6
//
// What is spawned is connected as an rvalue: it need not be one that can be copied.
//
// EDITION: cd c++26

#include "execution.h"
#include "scopes.h"
#include "values.h"

#include <cassert>

int main(int, char**) {
  ledger_scope scope;
  int value = 0;
  ex::spawn(
    ex::just(move_only(7)) | ex::then([&](move_only&& datum) noexcept { value = datum.value; }), ledger_token(scope));
  assert(value == 7);
  assert(scope.tries == 1 && scope.open == 0);
  return 0;
}
