// [exec.par.scheduler]/11.1
//
// The child of a bulk_unchunked may have several value completions, with any number of values: the function is called
// with those that came.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_several_completions<unchunked>());
  return 0;
}
