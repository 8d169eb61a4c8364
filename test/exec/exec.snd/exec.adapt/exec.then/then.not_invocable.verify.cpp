// [exec.then]/5
//
// A function that cannot be invoked with the values of the sender is an error at once, where then is called.
//
// EDITION: cd c++26

#include "execution.h"

struct function {
#ifdef CONTROL
  void operator()(int) const noexcept {}
#else
  void operator()(int*) const noexcept {}
#endif
};

void test() {
  static_cast<void>(ex::then(ex::just(1), function())); // REJECTED
}
