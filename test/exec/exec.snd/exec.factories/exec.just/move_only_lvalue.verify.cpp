// [exec.just]/2.1
//
// just(ts...) is ill-formed if an argument cannot be copied and is an lvalue: it is not moved without being asked.

#include "execution.h"
#include "values.h"

#include <utility>

void test() {
  move_only value(1);
#ifdef CONTROL
  static_cast<void>(ex::just(std::move(value)));
#else
  static_cast<void>(ex::just(value)); // REJECTED
#endif
}
