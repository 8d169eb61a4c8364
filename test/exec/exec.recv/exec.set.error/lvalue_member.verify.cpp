// [exec.set.error]/1
//
// A member function set_error that can be called on lvalues alone is not suitable: the receiver is an rvalue.
//
// EDITION: cd c++26

#include "execution.h"

struct receiver {
#ifdef CONTROL
  void set_error(int) && noexcept {}
#else
  void set_error(int) & noexcept {}
#endif
};

void test() {
  ex::set_error(receiver(), 1); // REJECTED
}
