// [exec.scope.counting]/1
//
// For a counting_scope, too: associations, their ends, close and joins on several threads are atomic and happen in one
// order.

#include "execution.h"
#include "scope_stress.h"

#include <cassert>

int main(int, char**) {
  static_assert(ex::counting_scope::max_associations != 0);
  all_operations_race<ex::counting_scope>(200);
  return 0;
}
