// [exec.counting.scopes.general]/1
//
// The seven states, and what each operation makes of each of them: association, the end of one, close, and the start of
// a join; a token or a join sender that is only there changes nothing.

#include "counting_scopes.h"
#include "execution.h"

#include <iterator>

int main(int, char**) {
  static_assert(std::size(all_scope_states) == 7);
  test_transitions<ex::simple_counting_scope>();
  return 0;
}
