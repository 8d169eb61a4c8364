// [exec.set.stopped]/1
//
// set_stopped takes nothing beside the receiver: with an argument it is ill-formed, even if the receiver has a member
// function that takes it.
//
// EDITION: cd c++26

#include "execution.h"

struct receiver {
  void set_stopped() && noexcept {}
  void set_stopped(int) && noexcept {}
};

void test() {
#ifdef CONTROL
  ex::set_stopped(receiver());
#else
  ex::set_stopped(receiver(), 1); // REJECTED
#endif
}
