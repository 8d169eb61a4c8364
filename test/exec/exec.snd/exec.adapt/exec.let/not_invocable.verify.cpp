// [exec.let]/7.2
//
// let_value(sndr, f) is ill-formed if it is known at once that f cannot be invoked with lvalues of the datums.
//
// EDITION: cd

#include "execution.h"

struct function {
#ifdef CONTROL
  auto operator()(int&) const noexcept { return ex::just(); }
#else
  auto operator()(int&&) const noexcept { return ex::just(); } // REJECTED: a compiler may give this as the reason
#endif
};

void test() {
  static_cast<void>(ex::let_value(ex::just(1), function())); // REJECTED
}
