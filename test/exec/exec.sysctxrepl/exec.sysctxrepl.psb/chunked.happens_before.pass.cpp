// [exec.sysctxrepl.psb]/5.5
//
// All that the function of a bulk_chunked does, on whatever agents, happens before the completion.

#include "bulk.h"

#include <cassert>

int main(int, char**) {
  assert(test_happens_before<chunked>());
  return 0;
}
