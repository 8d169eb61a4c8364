// [exec.fwd.env]/2.1
//
// The answer of the query object must be noexcept: it is a mandate, and no reason to look at its base classes.

#include "execution.h"

#ifdef CONTROL
constexpr bool nothrow = true;
#else
constexpr bool nothrow = false;
#endif

struct asked : exs::forwarding_query_t {
  static constexpr bool query(exs::forwarding_query_t) noexcept(nothrow) { return true; }
};

void test() {
  static_cast<void>(exs::forwarding_query(asked())); // REJECTED
}
