// [exec.par.scheduler]/10.1
//
// The child of a bulk_chunked may have several value completions, with any number of values: the function is called
// with those that came.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_several_completions<chunked>());
  return 0;
}
