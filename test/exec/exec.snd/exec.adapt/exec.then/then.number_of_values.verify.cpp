// [exec.then]/5
//
// A function that takes another number of arguments than the sender sends values is an error where then is called.
//
// EDITION: cd c++26

#include "execution.h"

void test() {
  auto function = [](int) noexcept {};
#ifdef CONTROL
  static_cast<void>(ex::just(1) | ex::then(function));
#else
  static_cast<void>(ex::just() | ex::then(function)); // REJECTED
#endif
}
