// [exec.just]/1
//
// A program that writes where nothing is.

#include "execution.h"

int* volatile nowhere = nullptr;

int main(int, char**) {
  *nowhere = ex::just(1);
  return 0;
}
