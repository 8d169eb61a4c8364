// [exec.just]/2.1
//
// just(ts...) is ill-formed if an argument is an array, which would decay to a pointer into it.

#include "execution.h"

void test() {
  int array[2] = {};
#ifdef CONTROL
  static_cast<void>(ex::just(+array));
#else
  static_cast<void>(ex::just(array)); // REJECTED
#endif
}
