// [exec.just]/1
//
// A program that loses memory.

#include "execution.h"

int* volatile lost;

int main(int, char**) {
  lost = new int(ex::just(0));
  lost = nullptr;
  return 0;
}
