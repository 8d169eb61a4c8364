// [exec.then]/5
//
// A function of upon_stopped that cannot be invoked without arguments is an error where upon_stopped is called, if the
// sender can be stopped.
//
// EDITION: c++26

#include "execution.h"

struct function {
#ifdef CONTROL
  void operator()() const noexcept {}
#else
  void operator()(int) const noexcept {}
#endif
};

void test() {
  static_cast<void>(ex::upon_stopped(ex::just_stopped(), function())); // REJECTED
}
