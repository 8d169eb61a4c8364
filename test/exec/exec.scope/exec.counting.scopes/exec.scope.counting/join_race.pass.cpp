// [exec.scope.counting]/1
//
// For a counting_scope, too: the end of the last association and the start of a join are atomic: whichever comes first,
// the join completes once, after what was done by whoever was associated, and the scope is not used any more.

#include "execution.h"
#include "scope_stress.h"

#include <cassert>

int main(int, char**) {
  static_assert(ex::counting_scope::max_associations != 0);
  join_races_with_last_end<ex::counting_scope>(1000);
  return 0;
}
