// [exec.let]/7.3
//
// let_value(sndr, f) is ill-formed if it is known at once that f does not return a sender.
//
// EDITION: cd

#include "execution.h"

struct function {
#ifdef CONTROL
  auto operator()(auto&&...) const noexcept { return ex::just(1); }
#else
  auto operator()(auto&&...) const noexcept { return 1; }
#endif
};

void test() {
  static_cast<void>(ex::let_value(ex::just(1), function())); // REJECTED
}
