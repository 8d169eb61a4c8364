// [exec.set.error]/1
//
// set_error(rcvr, err) is ill-formed if the receiver is an rvalue of const type.
//
// EDITION: cd c++26

#include "execution.h"

#include <utility>

struct receiver {
  void set_error(int) const noexcept {}
};

#ifdef CONTROL
using type = receiver;
#else
using type = const receiver;
#endif

void test(type& rcvr) {
  ex::set_error(std::move(rcvr), 1); // REJECTED
}
