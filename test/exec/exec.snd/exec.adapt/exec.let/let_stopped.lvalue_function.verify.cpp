// [exec.let]/3
//
// let_stopped(sndr, f) is ill-formed if a decayed copy of f cannot be invoked as an rvalue.

#include "execution.h"

struct function {
#ifdef CONTROL
  auto operator()() && noexcept { return ex::just(); }
#else
  auto operator()() & noexcept { return ex::just(); } // REJECTED: a compiler may give this as the reason
#endif
};

void test(function& fn) {
  static_cast<void>(ex::let_stopped(ex::just_stopped(), fn)); // REJECTED
}
