// [exec.just]/2.1
//
// just_error(err) is ill-formed if the argument is an array: a string literal is one.

#include "execution.h"

void test() {
#ifdef CONTROL
  static_cast<void>(ex::just_error(+"error"));
#else
  static_cast<void>(ex::just_error("error")); // REJECTED
#endif
}
