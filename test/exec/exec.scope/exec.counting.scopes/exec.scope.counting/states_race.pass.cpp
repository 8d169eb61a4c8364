// [exec.scope.counting]/1
//
// For a counting_scope, too: two operations on two threads, in each of the states, happen in one order or the other.

#include "execution.h"
#include "scope_stress.h"

#include <iterator>

int main(int, char**) {
  static_assert(std::size(all_scope_states) == 7);
  operation_pairs<ex::counting_scope>::race(100);
  return 0;
}
