// [exec.stopped.opt]/3
//
// If it takes an environment to know the completions, a sender that is one with several value completions in an
// environment cannot be connected there.

#include "dependent_senders.h"
#include "execution.h"
#include "receivers.h"

#ifdef CONTROL
using environment = signatures_env<ex::set_value_t(int)>;
#else
using environment = signatures_env<ex::set_value_t(int), ex::set_value_t(char)>;
#endif

void test() {
  record told;
  auto sndr = ex::stopped_as_optional(obedient_sender());
  auto rcvr = any_receiver(told, environment());
  [[maybe_unused]] auto op = ex::connect(sndr, rcvr); // REJECTED
}
