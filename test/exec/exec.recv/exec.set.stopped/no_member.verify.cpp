// [exec.set.stopped]/1
//
// A receiver without a suitable member function set_stopped is ill-formed: neither a function found by
// argument-dependent lookup nor a member that takes an argument will do.
//
// EDITION: cd c++26

#include "execution.h"

namespace ns {
  struct receiver {
#ifdef CONTROL
    void set_stopped() && noexcept {}
#else
    void set_stopped(int) && noexcept {}
#endif
  };
  void set_stopped(receiver&&) noexcept;
} // namespace ns

void test() {
  ex::set_stopped(ns::receiver()); // REJECTED
}
