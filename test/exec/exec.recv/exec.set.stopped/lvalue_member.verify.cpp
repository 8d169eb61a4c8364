// [exec.set.stopped]/1
//
// A member function set_stopped that can be called on lvalues alone is not suitable: the receiver is an rvalue.
//
// EDITION: cd c++26

#include "execution.h"

struct receiver {
#ifdef CONTROL
  void set_stopped() && noexcept {}
#else
  void set_stopped() & noexcept {}
#endif
};

void test() {
  ex::set_stopped(receiver()); // REJECTED
}
