// [exec.par.scheduler]/11.1.1
//
// The completion of a bulk_unchunked, inside the call of the backend or later, may destroy the operation.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_destruction_by_completion<unchunked>());
  return 0;
}
