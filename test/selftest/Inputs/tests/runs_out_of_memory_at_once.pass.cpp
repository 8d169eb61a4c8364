// [exec.just]/1
//
// A program that asks for more memory than there is, once: its mistake, and not that of the limit.

#include "execution.h"
#include <cstddef>
#include <new>

int main(int, char**) {
  void* volatile hog = ::operator new(std::size_t(ex::just(1)) << 50);
  return hog == nullptr;
}
