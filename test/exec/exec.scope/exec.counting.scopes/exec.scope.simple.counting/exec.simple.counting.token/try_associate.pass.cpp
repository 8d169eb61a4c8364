// [exec.simple.counting.token]/2
//
// try_associate makes an association with the scope that the token is from, and every copy of the token does the same.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

int main(int, char**) {
  using scope_type = ex::simple_counting_scope;
  scope_in_state<scope_type> open(scope_state::open);
  scope_in_state<scope_type> closed(scope_state::closed);

  auto token = open.scope.get_token();
  auto other = closed.scope.get_token();
  {
    association<scope_type::token> first(token);
    assert(first);
    association<scope_type::token> second(other);
    assert(!second);
  }
  { // copies
    const auto copy = token;
    association<scope_type::token> first(copy);
    assert(first);
    auto assigned = token;
    assigned = other;
    association<scope_type::token> second(assigned);
    assert(!second);
  }
  return 0;
}
