// [exec.then]/2
//
// then(sndr, f) is ill-formed if f is an array: it is not taken for a pointer to its first element. The sender sends no
// values here, so that nobody asks whether such a pointer can be invoked.

#include "execution.h"

void test() {
#ifdef CONTROL
  void (*function)(int) = nullptr;
#else
  void (*function[2])(int) = {};
#endif
  static_cast<void>(ex::then(ex::just_stopped(), function)); // REJECTED
}
