// [exec.set.error]/1
//
// The member function set_error of the receiver must have no result: it is a mandate.
//
// EDITION: c++26

#include "execution.h"

#ifdef CONTROL
using result = void;
#else
using result = int;
#endif

struct receiver {
  result set_error(int) && noexcept { return result(); }
};

void test() {
  ex::set_error(receiver(), 1); // REJECTED
}
