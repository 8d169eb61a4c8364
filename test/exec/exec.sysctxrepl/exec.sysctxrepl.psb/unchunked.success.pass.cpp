// [exec.sysctxrepl.psb]/8.3
//
// The default backend calls the function of a bulk_unchunked that succeeds for each index once, and for no other.

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_success<unchunked>());
  return 0;
}
