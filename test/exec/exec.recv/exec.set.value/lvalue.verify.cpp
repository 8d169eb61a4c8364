// [exec.set.value]/1
//
// set_value(rcvr, vs...) is ill-formed if the receiver is an lvalue.
//
// EDITION: cd c++26

#include "execution.h"

#include <utility>

struct receiver {
  void set_value(int) noexcept {}
};

void test(receiver& rcvr) {
#ifdef CONTROL
  ex::set_value(std::move(rcvr), 1);
#else
  ex::set_value(rcvr, 1); // REJECTED
#endif
}
