// [exec.adapt.obj]/5.2
//
// adaptor(args...) holds decayed copies of the arguments, and is ill-formed if one of them cannot be made.

#include "execution.h"
#include "values.h"

#include <utility>

struct function {
  move_only value{7};
  void operator()() const noexcept {}
};

void test(function& fn) {
#ifdef CONTROL
  static_cast<void>(ex::then(std::move(fn)));
#else
  static_cast<void>(ex::then(fn)); // REJECTED
#endif
}
