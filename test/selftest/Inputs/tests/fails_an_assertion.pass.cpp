// [exec.just]/1
//
// A program whose assertion fails.

#include "execution.h"
#include <cassert>

int main(int, char**) {
  assert(ex::just(42) == 43);
  return 0;
}
