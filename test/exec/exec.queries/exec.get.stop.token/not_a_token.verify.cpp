// [exec.get.stop.token]/2.1
//
// What the environment's query answers with must be a stop token: it is a mandate, and no reason to answer with another
// token.

#include "execution.h"

#ifdef CONTROL
using type = exs::inplace_stop_token;
#else
using type = int;
#endif

struct env {
  type query(exs::get_stop_token_t) const noexcept { return {}; }
};

void test() {
  static_cast<void>(exs::get_stop_token(env())); // REJECTED
}
