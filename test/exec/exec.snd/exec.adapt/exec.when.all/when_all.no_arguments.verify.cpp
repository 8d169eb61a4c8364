// [exec.when.all]/2.1
//
// when_all() is ill-formed.
//
// EDITION: cd c++26

#include "execution.h"

void test() {
#ifdef CONTROL
  static_cast<void>(ex::when_all(ex::just()));
#else
  static_cast<void>(ex::when_all()); // REJECTED
#endif
}
