// [exec.scope.counting]/1
//
// The destructor of a counting_scope calls terminate if it has been used and not been joined, even if no association is
// left.

#include "execution.h"
#include "scopes.h"

#include <cassert>
#include <cstdlib>
#include <exception>
#include <optional>

int main(int, char**) {
  std::optional<ex::counting_scope> scope(std::in_place);
  association<ex::counting_scope::token> held(scope->get_token());
  assert(held);
  held.end();
  std::set_terminate([] { std::_Exit(0); });
  scope.reset();
  assert(false && "terminate has not been called");
  return 1;
}
