// [exec.just]/2.1
//
// just(ts...) is ill-formed if the type of an argument cannot be moved, even if the argument can be copied.

#include "execution.h"

struct value {
  value() = default;
  value(const value&) = default;
  value(value&) {}
#ifdef CONTROL
  value(value&&) = default;
#else
  value(value&&) = delete; // REJECTED
#endif
};

void test() {
  value lvalue;
  static_cast<void>(ex::just(lvalue)); // REJECTED
}
