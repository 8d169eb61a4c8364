// [exec.get.env]/1.1
//
// The member function get_env must be noexcept: it is a mandate, and no reason to give an empty environment.

#include "execution.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct environment {};

struct object {
  environment get_env() const noexcept(nothrow) { return {}; }
};

void test() {
  static_cast<void>(ex::get_env(object())); // REJECTED
}
