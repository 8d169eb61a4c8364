// [exec.affine.on]/2
//
// affine_on(sndr, sch), affine_on(sch)(sndr) and sndr | affine_on(sch) are three ways to say the same.
//
// EDITION: cd

#include "execution.h"
#include "transfers.h"

#include <cassert>

int main(int, char**) {
  assert(test_pipe(ex::affine_on));
  return 0;
}
