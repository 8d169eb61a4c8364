// [exec.sysctxrepl.psb]/8.2, [exec.sysctxrepl.psb]/8.3
//
// The default backend calls the function of a bulk_unchunked at most once for an index, whether it is stopped or not,
// and once if the work succeeds all the same.

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_stop<unchunked>());
  return 0;
}
