// [exec.schedule.from]/6, [exec.schedule.from]/12
//
// The operation of the schedule sender is made together with that of the child, and started once the child has
// completed, in whatever way; not before.

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "transfers.h"

#include <cassert>

template<class Transfer, class Tag, class... Ts>
void test(Transfer transfer, Tag tag, Ts... ts) {
  manual_resource<> resource;
  deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
  record told;
  auto op = ex::connect(transfer(source.sender(), resource.scheduler()), any_receiver(told));
  assert(!source.started());
  assert(resource.waiting() == 0);
  ex::start(op);
  assert(source.started());
  assert(resource.waiting() == 0);
  source.complete(tag, ts...);
  assert(resource.waiting() == 1);
  assert(told.pending());
  resource.run_one();
  assert(!told.pending());
  assert(resource.waiting() == 0);
}

int main(int, char**) {
  for_each_transfer([](auto transfer) {
    test(transfer, ex::set_value, 1);
    test(transfer, ex::set_error, 1);
    test(transfer, ex::set_stopped);
  });

  { // an operation that is never started schedules nothing
    for_each_transfer([](auto transfer) {
      manual_resource<> resource;
      record told;
      auto op = ex::connect(transfer(ex::just(1), resource.scheduler()), any_receiver(told));
      assert(resource.waiting() == 0);
    });
  }
  return 0;
}
