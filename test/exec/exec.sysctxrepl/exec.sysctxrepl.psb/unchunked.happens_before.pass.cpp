// [exec.sysctxrepl.psb]/8.4
//
// All that the function of a bulk_unchunked does, on whatever agents, happens before the completion.

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_happens_before<unchunked>());
  return 0;
}
