// [exec.simple.counting.ctor]/2
//
// The destructor calls terminate if the scope is open and joining.

#include "counting_scopes.h"
#include "execution.h"

#include <cassert>

int main(int, char**) {
  static_assert(has_association(scope_state::open_and_joining));
  expect_termination<ex::simple_counting_scope>(scope_state::open_and_joining);
}
