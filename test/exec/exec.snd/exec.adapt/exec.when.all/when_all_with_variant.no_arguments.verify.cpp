// [exec.when.all]/2.1
//
// when_all_with_variant() is ill-formed.
//
// EDITION: cd c++26

#include "execution.h"

void test() {
#ifdef CONTROL
  static_cast<void>(ex::when_all_with_variant(ex::just()));
#else
  static_cast<void>(ex::when_all_with_variant()); // REJECTED
#endif
}
