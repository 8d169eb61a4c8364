// [exec.set.stopped]/1
//
// set_stopped(rcvr) is ill-formed if the receiver is an lvalue.
//
// EDITION: cd c++26

#include "execution.h"

#include <utility>

struct receiver {
  void set_stopped() noexcept {}
};

void test(receiver& rcvr) {
#ifdef CONTROL
  ex::set_stopped(std::move(rcvr));
#else
  ex::set_stopped(rcvr); // REJECTED
#endif
}
