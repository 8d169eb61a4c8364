// [exec.sync.wait.var]/2
//
// What into_variant makes of the sender is waited for: an exception that copying a datum throws leaves
// sync_wait_with_variant.

#include "execution.h"
#include "senders.h"
#include "values.h"

#include <cassert>

int main(int, char**) {
  const throwing_copy datum;
  using signatures = ex::completion_signatures<ex::set_value_t(const throwing_copy&), ex::set_value_t()>;
  bool caught = false;
  try {
    static_cast<void>(
      ext::sync_wait_with_variant(inline_sender<signatures, ex::set_value_t, const throwing_copy&>{{datum}}));
  } catch (int i) {
    caught = i == 1;
  }
  assert(caught);
  return 0;
}
