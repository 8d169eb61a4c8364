// [exec.just]/1
//
// A program that does not end.

#include "execution.h"
#include <unistd.h>

int main(int, char**) {
  while (ex::just(1))
    pause();
  return 0;
}
