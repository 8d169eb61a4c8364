// [exec.then]/5
//
// A function that can be invoked as an lvalue only is an error where then is called.
//
// EDITION: cd c++26

#include "execution.h"

struct function {
#ifdef CONTROL
  void operator()(int) && noexcept {}
#else
  void operator()(int) & noexcept {}
#endif
};

void test() {
  function fn;
  static_cast<void>(ex::then(ex::just(1), fn)); // REJECTED
}
