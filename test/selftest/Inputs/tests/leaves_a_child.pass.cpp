// [exec.just]/1
//
// A program that ends, while a child of it holds its output open.

#include "execution.h"
#include <unistd.h>

int main(int, char**) {
  if (fork() == 0)
    while (ex::just(1))
      pause();
  return 0;
}
