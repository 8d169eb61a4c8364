// [exec.sysctxrepl.psb]/5.3, [exec.sysctxrepl.psb]/5.4
//
// The default backend calls the function of a bulk_chunked at most once for an index, whether it is stopped or not, and
// once if the work succeeds all the same.

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_stop<chunked>());
  return 0;
}
