// [exec.just]/2.2
//
// just_error without an argument is ill-formed.

#include "execution.h"

void test() {
#ifdef CONTROL
  static_cast<void>(ex::just_error(1));
#else
  static_cast<void>(ex::just_error()); // REJECTED
#endif
}
