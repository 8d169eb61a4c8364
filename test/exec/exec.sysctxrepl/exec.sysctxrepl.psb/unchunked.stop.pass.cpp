// [exec.sysctxrepl.psb]/8.2
//
// The default backend calls the function of a bulk_unchunked at most once for an index, whether it is stopped or not.

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_stop<unchunked>());
  return 0;
}
