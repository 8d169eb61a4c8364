// [exec.just]/1
//
// A program that does not end, and has a child that does not end either.

#include "execution.h"
#include <unistd.h>

int main(int, char**) {
  fork();
  while (ex::just(1))
    pause();
  return 0;
}
