// [exec.then]/2
//
// An lvalue closure hands its function on as an lvalue, so it cannot be used if that cannot be copied.

#include "execution.h"

#include <utility>

struct move_only_function {
  move_only_function() = default;
  move_only_function(move_only_function&&) = default; // REJECTED: a compiler may give this as the reason
  void operator()(int) const noexcept {}
};

void test() {
  auto closure = ex::then(move_only_function());
#ifdef CONTROL
  static_cast<void>(ex::just(1) | std::move(closure));
#else
  static_cast<void>(ex::just(1) | closure); // REJECTED
#endif
}
