// [exec.par.scheduler]/11.1
//
// When the child completes with values, the backend of its scheduler is asked for bulk_unchunked with the number of
// indices.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_requests<unchunked>());
  return 0;
}
