// [exec.just]/1
//
// A program that the compiler in use is wrongly believed not to compile.
//
// XFAIL: clang

#include "execution.h"

int main(int, char**) {
  return ex::just(0);
}
