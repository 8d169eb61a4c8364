// [exec.scope.simple.counting.general]/1
//
// Two operations on two threads, each of association, its end, close, join and a mere look with each of them, in each
// of the states: they happen in one order or the other.

#include "execution.h"
#include "scope_stress.h"

#include <iterator>

int main(int, char**) {
  static_assert(std::size(all_scope_states) == 7);
  operation_pairs<ex::simple_counting_scope>::race(100);
  return 0;
}
