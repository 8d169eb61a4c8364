// [exec.sync.wait]/6
//
// An exception that copying a datum into the result throws leaves sync_wait.

#include "execution.h"
#include "senders.h"
#include "values.h"

#include <cassert>

int main(int, char**) {
  const throwing_copy datum;
  using signatures = ex::completion_signatures<ex::set_value_t(const throwing_copy&)>;
  bool caught = false;
  try {
    static_cast<void>(ext::sync_wait(inline_sender<signatures, ex::set_value_t, const throwing_copy&>{{datum}}));
  } catch (int i) {
    caught = i == 1;
  }
  assert(caught);
  return 0;
}
