// [exec.simple.counting.ctor]/2
//
// The destructor calls terminate if the scope is closed.

#include "counting_scopes.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  static_assert(has_association(scope_state::closed));
  expect_termination<ex::simple_counting_scope>(scope_state::closed);
}
