// [exec.set.stopped]/1
//
// The member function set_stopped of the receiver must have no result: it is a mandate.
//
// EDITION: c++26

#include "execution.h"

#ifdef CONTROL
using result = void;
#else
using result = int;
#endif

struct receiver {
  result set_stopped() && noexcept { return result(); }
};

void test() {
  ex::set_stopped(receiver()); // REJECTED
}
