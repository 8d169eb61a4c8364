// [exec.scope.counting]/1
//
// The destructor of a counting_scope calls terminate if it is closed and joining.

#include "counting_scopes.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  static_assert(has_association(scope_state::closed_and_joining));
  expect_termination<ex::counting_scope>(scope_state::closed_and_joining);
}
