// [exec.simple.counting.ctor]/2
//
// The destructor calls terminate if the scope has been used and not been joined, even if no association is left.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>
#include <cstdlib>
#include <exception>
#include <optional>

int main(int, char**) {
  std::optional<ex::simple_counting_scope> scope(std::in_place);
  association<ex::simple_counting_scope::token> held(scope->get_token());
  assert(held);
  held.end();
  std::set_terminate([] { std::_Exit(0); });
  scope.reset();
  assert(false && "terminate has not been called");
  return 1;
}
