// [exec.starts.on]/5
//
// With the scheduler of another thread the child is started on that thread.

#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  single_thread_context context;
  int here = 1; // read there: starting and waiting synchronize
  auto child = ex::then(ex::just(), [&] {
    assert(context.runs_here());
    return ++here;
  });
  auto [result] = ext::sync_wait(ex::starts_on(context.get_scheduler(), std::move(child))).value();
  assert(result == 2);
  assert(here == 2);
  return 0;
}
