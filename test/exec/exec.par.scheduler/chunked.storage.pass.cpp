// [exec.par.scheduler]/10.1.2
//
// The storage that comes with the proxy of a bulk_chunked is the backend's to overwrite until the completion: the
// function, the values and the receiver are elsewhere.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_storage<chunked>());
  return 0;
}
