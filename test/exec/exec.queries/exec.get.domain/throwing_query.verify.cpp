// [exec.get.domain]/2
//
// The environment's query must be noexcept: it is a mandate.
//
// EDITION: cd

#include "execution.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct domain {};

struct env {
  domain query(ex::get_domain_t) const noexcept(nothrow) { return {}; }
};

void test() {
  static_cast<void>(ex::get_domain(env())); // REJECTED
}
