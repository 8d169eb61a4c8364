// [exec.just]/1
//
// A program that returns something else than 0.

#include "execution.h"

int main(int, char**) {
  return ex::just(3);
}
