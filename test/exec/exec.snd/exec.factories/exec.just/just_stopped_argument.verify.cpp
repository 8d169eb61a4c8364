// [exec.just]/2.3
//
// just_stopped with an argument is ill-formed.

#include "execution.h"

void test() {
#ifdef CONTROL
  static_cast<void>(ex::just_stopped());
#else
  static_cast<void>(ex::just_stopped(1)); // REJECTED
#endif
}
