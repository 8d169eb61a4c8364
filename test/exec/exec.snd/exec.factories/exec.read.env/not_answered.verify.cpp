// [exec.read.env]/5
//
// The sender cannot be connected to a receiver whose environment does not answer.

#include "environments.h"
#include "execution.h"
#include "receivers.h"

struct environment {
#ifdef CONTROL
  int query(forwarding) const noexcept { return 1; }
#else
  int query(not_forwarding) const noexcept { return 1; }
#endif
};

void test() {
  record told;
  auto rcvr = any_receiver(told, environment());
  auto sndr = ex::read_env(forwarding());
  [[maybe_unused]] auto op = ex::connect(sndr, rcvr); // REJECTED
}
