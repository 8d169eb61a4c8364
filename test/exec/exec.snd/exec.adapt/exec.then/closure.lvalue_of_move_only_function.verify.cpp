// [exec.then]/2
//
// then(f) is ill-formed if the closure's function cannot be made from f: here f is an lvalue that cannot be copied.

#include "execution.h"

#include <utility>

struct move_only_function {
  move_only_function() = default;
  move_only_function(move_only_function&&) = default; // REJECTED: a compiler may give this as the reason
  void operator()(int) const noexcept {}
};

void test(move_only_function& fn) {
#ifdef CONTROL
  static_cast<void>(ex::then(std::move(fn)));
#else
  static_cast<void>(ex::then(fn)); // REJECTED
#endif
}
