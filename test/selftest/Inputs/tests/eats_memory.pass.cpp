// [exec.just]/1
//
// A program that takes memory without end.

#include "execution.h"
#include <vector>

int main(int, char**) {
  std::vector<std::vector<char>> hog;
  while (ex::just(1))
    hog.emplace_back(1 << 20);
  return 0;
}
