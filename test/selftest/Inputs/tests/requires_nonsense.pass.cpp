// [exec.just]/1
//
// A program for which the condition is no condition.
//
// REQUIRES: gcc ||

#include "execution.h"

int main(int, char**) {
  return ex::just(0);
}
