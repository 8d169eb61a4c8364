// [exec.get.stop.token]/2.1
//
// The environment's query must be noexcept: it is a mandate, and no reason to answer with another token.

#include "execution.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct env {
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept(nothrow) { return {}; }
};

void test() {
  static_cast<void>(exs::get_stop_token(env())); // REJECTED
}
