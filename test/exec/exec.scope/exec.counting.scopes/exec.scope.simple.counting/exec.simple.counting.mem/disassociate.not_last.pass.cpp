// [exec.simple.counting.mem]/8
//
// As long as an association is left, a join waits, in whatever order the associations were made and end.

#include "counting_scopes.h"
#include "execution.h"
#include "scopes.h"

#include <cassert>

using scope_type = ex::simple_counting_scope;

int main(int, char**) {
  constexpr int count = 4;
  for (int last = 0; last != count; ++last) {
    manual_resource<> resource;
    scope_type scope;
    association<scope_type::token> held[count];
    for (auto& each : held) {
      each.begin(scope.get_token());
      assert(each);
    }
    join_operation<scope_type> join(scope, resource);
    join.start();
    for (int i = 0; i != count; ++i) {
      if (i != last)
        held[i].end();
      assert(join.told.pending() && resource.waiting() == 0);
    }
    held[last].end();
    assert(resource.waiting() == 1);
    resource.run_all();
    assert(join.told.value());
  }
  return 0;
}
