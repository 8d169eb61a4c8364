// [exec.set.error]/1
//
// set_error takes an error: without one it is ill-formed, even if the receiver has a member function without
// parameters.
//
// EDITION: cd c++26

#include "execution.h"

struct receiver {
  void set_error() && noexcept {}
  void set_error(int) && noexcept {}
};

void test() {
#ifdef CONTROL
  ex::set_error(receiver(), 1);
#else
  ex::set_error(receiver()); // REJECTED
#endif
}
