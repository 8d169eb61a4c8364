// [exec.write.env]/2
//
// write_env(sndr, env) is ill-formed if env is not queryable, that is, has a destructor that may throw.

#include "execution.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct environment {
  environment() = default;
  environment(environment&&) = default;
  ~environment() noexcept(nothrow) {}
};

void test() {
  static_cast<void>(ex::write_env(ex::just(), environment())); // REJECTED
}
