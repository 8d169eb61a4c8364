// [exec.then]/2
//
// then(sndr, f) is ill-formed if f cannot be moved, even if it could be made from the argument.

#include "execution.h"

struct function {
  function() = default;
  function(const function&) = default;
#ifdef CONTROL
  function(function&&) = default;
#else
  function(function&&) = delete; // REJECTED: a compiler may give this as the reason
#endif
  void operator()(int) const noexcept {}
};

void test(function& fn) {
  static_cast<void>(ex::then(ex::just(1), fn)); // REJECTED
}
