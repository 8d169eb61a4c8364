// [exec.stopped.err]/2
//
// stopped_as_error(sndr, err) is ill-formed if err is an array: a string literal is one.
//
// EDITION: cd c++26

#include "execution.h"

void test() {
#ifdef CONTROL
  static_cast<void>(ex::stopped_as_error(ex::just_stopped(), +"stopped"));
#else
  static_cast<void>(ex::stopped_as_error(ex::just_stopped(), "stopped")); // REJECTED
#endif
}
