// [exec.just]/1
//
// A program that uses what is declared and nowhere defined.

#include "execution.h"

int main(int, char**) {
  return ex::start(0);
}
