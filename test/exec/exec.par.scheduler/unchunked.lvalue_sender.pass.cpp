// [exec.par.scheduler]/11.1.1
//
// A bulk_unchunked sender that stays can be connected again: each operation has the function, and the values of its
// child.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_lvalue_sender<unchunked>());
  return 0;
}
