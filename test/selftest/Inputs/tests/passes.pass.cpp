// [exec.just]/1
//
// A program that returns 0.

#include "execution.h"
#include <cassert>

int main(int, char**) {
  assert(ex::just(42) == 42);
  return 0;
}
