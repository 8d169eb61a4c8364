// [exec.par.scheduler]/11.1.2
//
// The storage that comes with the proxy of a bulk_unchunked is the backend's to overwrite until the completion: the
// function, the values and the receiver are elsewhere.
//
// EDITION: cd c++26

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_storage<unchunked>());
  return 0;
}
