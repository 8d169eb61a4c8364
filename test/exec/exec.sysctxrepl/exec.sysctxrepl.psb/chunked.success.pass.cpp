// [exec.sysctxrepl.psb]/5.2, [exec.sysctxrepl.psb]/5.4
//
// The default backend calls the function of a bulk_chunked that succeeds for each index once, and for no other.

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_success<chunked>());
  return 0;
}
