// [exec.let]/3
//
// let_error(sndr, f) is ill-formed if f is an lvalue that cannot be copied.

#include "execution.h"

#include <utility>

struct move_only_function {
  move_only_function() = default;
  move_only_function(move_only_function&&) = default; // REJECTED: a compiler may give this as the reason
  auto operator()(auto&&...) const noexcept { return ex::just(); }
};

void test(move_only_function& fn) {
#ifdef CONTROL
  static_cast<void>(ex::let_error(ex::just_error(1), std::move(fn)));
#else
  static_cast<void>(ex::let_error(ex::just_error(1), fn)); // REJECTED
#endif
}
