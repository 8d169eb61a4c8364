// [exec.when.all]/9
//
// Senders whose domains have no common type cannot be joined.
//
// EDITION: cd

#include "execution.h"
#include "joined_domains.h"

struct domain {};
struct other_domain {};

void test() {
#ifdef CONTROL
  using second = child_of<domain>;
#else
  using second = child_of<other_domain>;
#endif
  static_cast<void>(ex::when_all(child_of<domain>(), second())); // REJECTED
}
