// [exec.par.scheduler]/10.1.1
//
// A bulk_chunked sender that stays can be connected again: each operation has the function, and the values of its
// child.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_lvalue_sender<chunked>());
  return 0;
}
