// [exec.queryable.general]/3
//
// An answer cannot be void: a query that would give none cannot be read.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

struct env {
#ifdef CONTROL
  int query(forwarding) const noexcept;
#else
  void query(forwarding) const noexcept;
#endif
};

void test(record& told) {
  auto op = ex::connect(ex::read_env(forwarding()), any_receiver(told, env())); // REJECTED
  ex::start(op);                                                                // REJECTED
}
