// [exec.just]/1
//
// A program that has a type error.

#include "execution.h"

int main(int, char**) {
  return ex::just("text");
}
