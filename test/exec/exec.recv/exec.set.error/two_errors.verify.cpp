// [exec.set.error]/1
//
// set_error takes a single error: with two it is ill-formed, even if the receiver has a member function with two
// parameters.
//
// EDITION: cd c++26

#include "execution.h"

struct receiver {
  void set_error(int) && noexcept {}
  void set_error(int, int) && noexcept {}
};

void test() {
#ifdef CONTROL
  ex::set_error(receiver(), 1);
#else
  ex::set_error(receiver(), 1, 2); // REJECTED
#endif
}
