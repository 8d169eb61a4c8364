// [exec.just]/1
//
// A program that the implementation need not compile.
//
// EDITION: c++26

#include "execution.h"

int main(int, char**) {
  return ex::just("text");
}
