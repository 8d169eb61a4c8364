// [exec.set.value]/1
//
// A member function set_value that can be called on lvalues alone is not suitable: the receiver is an rvalue.
//
// EDITION: cd c++26

#include "execution.h"

struct receiver {
#ifdef CONTROL
  void set_value(int) && noexcept {}
#else
  void set_value(int) & noexcept {}
#endif
};

void test() {
  ex::set_value(receiver(), 1); // REJECTED
}
