// [exec.set.stopped]/1
//
// set_stopped(rcvr) is ill-formed if the receiver is an rvalue of const type.
//
// EDITION: cd c++26

#include "execution.h"

#include <utility>

struct receiver {
  void set_stopped() const noexcept {}
};

#ifdef CONTROL
using type = receiver;
#else
using type = const receiver;
#endif

void test(type& rcvr) {
  ex::set_stopped(std::move(rcvr)); // REJECTED
}
