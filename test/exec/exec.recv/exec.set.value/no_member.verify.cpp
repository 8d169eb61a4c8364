// [exec.set.value]/1
//
// A receiver without a suitable member function set_value is ill-formed: neither a function found by argument-dependent
// lookup nor a member that takes other arguments will do.
//
// EDITION: cd c++26

#include "execution.h"

#include <string>

namespace ns {
  struct receiver {
    void set_value(int) && noexcept {}
  };
  void set_value(receiver&&, std::string) noexcept;
} // namespace ns

void test() {
#ifdef CONTROL
  ex::set_value(ns::receiver(), 1);
#else
  ex::set_value(ns::receiver(), std::string()); // REJECTED
#endif
}
