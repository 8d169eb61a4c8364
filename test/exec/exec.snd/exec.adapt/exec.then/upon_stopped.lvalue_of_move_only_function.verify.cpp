// [exec.then]/2
//
// upon_stopped(sndr, f) is ill-formed if f is an lvalue that cannot be copied.

#include "execution.h"

#include <utility>

struct move_only_function {
  move_only_function() = default;
  move_only_function(move_only_function&&) = default; // REJECTED: a compiler may give this as the reason
  void operator()(auto&&...) const noexcept {}
};

void test(move_only_function& fn) {
#ifdef CONTROL
  static_cast<void>(ex::upon_stopped(ex::just_stopped(), std::move(fn)));
#else
  static_cast<void>(ex::upon_stopped(ex::just_stopped(), fn)); // REJECTED
#endif
}
