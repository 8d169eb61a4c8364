// [exec.just]/1
//
// The value is passed on, once ready.

#include "execution.h"
#include <cassert>

int main(int, char**) {
  while (!ex::just.ready())
    ;
  assert(ex::just(42) == 42);
  return 0;
}
