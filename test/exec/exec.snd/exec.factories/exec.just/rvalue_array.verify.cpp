// [exec.just]/2.1
//
// just(ts...) is ill-formed if an argument is an array, even one that is an rvalue among other arguments.

#include "execution.h"

#include <utility>

void test() {
  int array[2] = {};
#ifdef CONTROL
  static_cast<void>(ex::just(1, std::move(array[0]), 2));
#else
  static_cast<void>(ex::just(1, std::move(array), 2)); // REJECTED
#endif
}
