// [exec.sync.wait.var]/3.2.3
//
// sync_wait_with_variant(sndr) returns an empty optional if the sender completes as stopped.

#include "execution.h"
#include "senders.h"

#include <cassert>

int main(int, char**) {
  using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_value_t(), ex::set_stopped_t()>;
  assert(!ext::sync_wait_with_variant(sends<signatures>(ex::set_stopped)).has_value());
  assert(ext::sync_wait_with_variant(sends<signatures>(ex::set_value)).has_value());
  return 0;
}
