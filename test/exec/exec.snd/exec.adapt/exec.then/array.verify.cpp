// [exec.then]/2
//
// then(sndr, f) is ill-formed if f is an array: it is not taken for a pointer to its first element. The sender sends no
// values here, so that nobody asks whether such a pointer can be invoked.

#include "execution.h"

void test() {
#ifdef CONTROL
  int* function = nullptr;
#else
  int function[2] = {};
#endif
  static_cast<void>(ex::then(ex::just_stopped(), function)); // REJECTED
}
