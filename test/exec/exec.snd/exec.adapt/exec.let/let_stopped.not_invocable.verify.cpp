// [exec.let]/3
//
// let_stopped(sndr, f) is ill-formed if f cannot be invoked without arguments, even if sndr never completes as stopped.

#include "execution.h"

struct function {
#ifdef CONTROL
  auto operator()() const noexcept { return ex::just(); }
#else
  auto operator()(int) const noexcept { return ex::just(); } // REJECTED: a compiler may give this as the reason
#endif
};

void test() {
  static_cast<void>(ex::let_stopped(ex::just(1), function())); // REJECTED
}
