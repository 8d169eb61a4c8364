// [exec.par.scheduler]/10.1
//
// When the child completes with values, the backend of its scheduler is asked for bulk_chunked with the number of
// indices.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_requests<chunked>());
  return 0;
}
