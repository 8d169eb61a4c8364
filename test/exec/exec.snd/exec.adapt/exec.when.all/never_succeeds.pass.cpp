// [exec.when.all]/14
//
// If a child never succeeds, the values of the others are not kept.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  record told;
  tally counts;
  counted value(counts);
  deferred<ex::set_value_t(const counted&)> first;
  deferred<ex::set_error_t(int), ex::set_stopped_t()> failing;
  deferred<ex::set_value_t(counted&&)> last;
  auto op = ex::connect(ex::when_all(first.sender(), failing.sender(), last.sender()), any_receiver(told));
  ex::start(op);
  first.complete(ex::set_value, value);
  last.complete(ex::set_value, std::move(value));
  assert(told.pending());
  failing.complete(ex::set_error, 1);
  assert(told.error());
  assert(counts.copies == 0);
  assert(counts.moves == 0);
  return 0;
}
