// [exec.scope.simple.counting.general]/1
//
// Associations, their ends, close and joins on several threads are atomic and happen in one order: what is associated
// is waited for, and nothing is associated when the joins have completed.

#include "execution.h"
#include "scope_stress.h"

#include <cassert>

int main(int, char**) {
  static_assert(ex::simple_counting_scope::max_associations != 0);
  all_operations_race<ex::simple_counting_scope>(200);
  return 0;
}
