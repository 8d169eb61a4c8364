// [exec.scope.counting]/1
//
// A counting_scope goes through the same states as a simple_counting_scope, whether stop has been requested or not.

#include "counting_scopes.h"
#include "execution.h"

#include <iterator>

struct stopped_scope : ex::counting_scope {
  stopped_scope() { request_stop(); }
};

int main(int, char**) {
  static_assert(std::size(all_scope_states) == 7);
  test_transitions<ex::counting_scope>();
  test_transitions<stopped_scope>();
  return 0;
}
