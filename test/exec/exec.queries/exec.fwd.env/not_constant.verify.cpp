// [exec.fwd.env]/2.1
//
// The answer of a query object that is a constant must be a constant, too: it is a mandate.
//
// INFORMATIVE: a function cannot tell whether its argument is a constant; it can look at the type alone

#include "execution.h"

struct asked {
#ifdef CONTROL
  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
#else
  static bool query(exs::forwarding_query_t) noexcept { return true; }
#endif
};

constexpr asked object;

void test() {
  static_cast<void>(exs::forwarding_query(object)); // REJECTED
}
