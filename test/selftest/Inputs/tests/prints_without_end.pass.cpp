// [exec.just]/1
//
// A program that prints ten million lines, then fails.

#include "execution.h"
#include <cstdio>

int main(int, char**) {
  std::puts("the first line");
  for (int i = 0; i != 10'000'000; ++i)
    std::puts("another line");
  std::puts("the last line");
  return ex::just(1);
}
