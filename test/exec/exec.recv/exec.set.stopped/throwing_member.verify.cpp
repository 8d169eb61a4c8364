// [exec.set.stopped]/1
//
// The member function set_stopped of the receiver must be noexcept: it is a mandate.
//
// EDITION: cd c++26

#include "execution.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct receiver {
  void set_stopped() && noexcept(nothrow) {}
};

void test() {
  ex::set_stopped(receiver()); // REJECTED
}
