// [exec.just]/1
//
// A program in which two threads write the same variable.

#include "execution.h"
#include <thread>

int shared = 0;

int main(int, char**) {
  std::thread other([] { shared = ex::just(1); });
  shared = ex::just(2);
  other.join();
  return 0;
}
