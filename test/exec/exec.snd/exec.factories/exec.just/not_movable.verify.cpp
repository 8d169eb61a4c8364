// [exec.just]/2.1
//
// just(ts...) is ill-formed if an argument cannot be moved.

#include "execution.h"
#include "values.h"

void test() {
#ifdef CONTROL
  static_cast<void>(ex::just(move_only(1)));
#else
  static_cast<void>(ex::just(not_movable())); // REJECTED
#endif
}
