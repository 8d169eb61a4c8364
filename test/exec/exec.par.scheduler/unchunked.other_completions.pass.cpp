// [exec.par.scheduler]/11.2
//
// If the child of a bulk_unchunked does not complete with values, the backend is not asked for anything, and the
// completion is forwarded unchanged.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_other_completions_of_the_child<unchunked>());
  return 0;
}
