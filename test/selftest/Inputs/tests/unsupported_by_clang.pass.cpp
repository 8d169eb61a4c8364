// [exec.just]/1
//
// A program that the compiler in use need not compile.
//
// UNSUPPORTED: clang && stdlib=libc++

#include "execution.h"

int main(int, char**) {
  return ex::just("text");
}
