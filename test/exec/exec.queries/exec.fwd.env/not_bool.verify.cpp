// [exec.fwd.env]/2.1
//
// The answer of the query object must be a bool: it is a mandate, and no reason to look at its base classes.

#include "execution.h"

#ifdef CONTROL
using type = bool;
#else
using type = int;
#endif

struct asked : exs::forwarding_query_t {
  static constexpr type query(exs::forwarding_query_t) noexcept { return 1; }
};

void test() {
  static_cast<void>(exs::forwarding_query(asked())); // REJECTED
}
