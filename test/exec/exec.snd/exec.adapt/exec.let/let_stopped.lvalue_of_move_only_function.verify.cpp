// [exec.let]/3
//
// let_stopped(sndr, f) is ill-formed if f is an lvalue that cannot be copied.

#include "execution.h"

#include <utility>

struct move_only_function {
  move_only_function() = default;
  move_only_function(move_only_function&&) = default; // REJECTED: a compiler may give this as the reason
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

void test(move_only_function& fn) {
#ifdef CONTROL
  static_cast<void>(ex::let_stopped(ex::just_stopped(), std::move(fn)));
#else
  static_cast<void>(ex::let_stopped(ex::just_stopped(), fn)); // REJECTED
#endif
}
