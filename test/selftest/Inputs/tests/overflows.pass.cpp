// [exec.just]/1
//
// A program that overflows an integer and does not mind.

#include "execution.h"

int main(int, char**) {
  volatile int value = ex::just(0x7fffffff);
  value = value + 1;
  return 0;
}
