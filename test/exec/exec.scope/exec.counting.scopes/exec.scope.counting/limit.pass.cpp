// [exec.scope.counting]/1
//
// No association is made with a counting_scope beyond its max_associations. If so many cannot be made here, nothing is
// tried.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>
#include <list>

using scope_type = ex::counting_scope;

int main(int, char**) {
  if constexpr (scope_type::max_associations <= 100'000) {
    scope_in_state<scope_type> in_state(scope_state::open);
    std::list<association<scope_type::token>> more;
    while (more.size() != scope_type::max_associations - 1) {
      more.emplace_back(in_state.scope.get_token());
      assert(more.back());
    }
    assert(!in_state.can_associate());
    in_state.held.end();
    assert(in_state.can_associate());
  }
  return 0;
}
