// [exec.continues.on]/2
//
// continues_on(sndr, sch), continues_on(sch)(sndr) and sndr | continues_on(sch) are three ways to say the same.
//
// EDITION: cd

#include "execution.h"
#include "transfers.h"

#include <cassert>

int main(int, char**) {
  assert(test_pipe(ex::continues_on));
  return 0;
}
