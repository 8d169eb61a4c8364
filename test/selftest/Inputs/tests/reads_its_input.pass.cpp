// [exec.just]/1
//
// A program that waits for input finds its end.

#include "execution.h"
#include <cassert>
#include <cstdio>

int main(int, char**) {
  assert(std::getchar() == EOF);
  return ex::just(0);
}
