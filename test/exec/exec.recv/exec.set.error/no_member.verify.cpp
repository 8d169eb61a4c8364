// [exec.set.error]/1
//
// A receiver without a suitable member function set_error is ill-formed: neither a function found by argument-dependent
// lookup nor a member that takes another error will do.
//
// EDITION: cd c++26

#include "execution.h"

#include <string>

namespace ns {
  struct receiver {
    void set_error(int) && noexcept {}
  };
  void set_error(receiver&&, std::string) noexcept;
} // namespace ns

void test() {
#ifdef CONTROL
  ex::set_error(ns::receiver(), 1);
#else
  ex::set_error(ns::receiver(), std::string()); // REJECTED
#endif
}
