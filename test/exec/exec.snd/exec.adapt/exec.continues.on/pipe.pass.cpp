// [exec.continues.on]/2
//
// continues_on(sndr, sch), continues_on(sch)(sndr) and sndr | continues_on(sch) are three ways to say the same.
//
// EDITION: cd

#include "execution.h"
#include "transfers.h"

int main(int, char**) {
  test_pipe(ex::continues_on);
  return 0;
}
