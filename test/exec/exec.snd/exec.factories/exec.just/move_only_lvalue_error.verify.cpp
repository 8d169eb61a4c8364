// [exec.just]/2.1
//
// just_error(err) is ill-formed if the argument cannot be copied and is an lvalue: it is not moved without being asked.

#include "execution.h"
#include "values.h"

#include <utility>

void test() {
  move_only value(1);
#ifdef CONTROL
  static_cast<void>(ex::just_error(std::move(value)));
#else
  static_cast<void>(ex::just_error(value)); // REJECTED
#endif
}
