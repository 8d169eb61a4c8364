// [exec.set.error]/1
//
// set_error(rcvr, err) is ill-formed if the receiver is an lvalue.
//
// EDITION: cd c++26

#include "execution.h"

#include <utility>

struct receiver {
  void set_error(int) noexcept {}
};

void test(receiver& rcvr) {
#ifdef CONTROL
  ex::set_error(std::move(rcvr), 1);
#else
  ex::set_error(rcvr, 1); // REJECTED
#endif
}
