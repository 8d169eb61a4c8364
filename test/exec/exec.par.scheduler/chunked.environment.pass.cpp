// [exec.par.scheduler]/10, [exec.adapt.general]/3.4
//
// The receiver that the child of a bulk_chunked is connected to has the environment of the adaptor's receiver.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_environment<chunked>());
  return 0;
}
