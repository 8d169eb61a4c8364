// [exec.just]/2.2
//
// just_error with two arguments is ill-formed.

#include "execution.h"

void test() {
#ifdef CONTROL
  static_cast<void>(ex::just_error(1));
#else
  static_cast<void>(ex::just_error(1, 2)); // REJECTED
#endif
}
