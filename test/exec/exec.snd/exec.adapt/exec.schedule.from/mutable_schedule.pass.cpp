// [exec.schedule.from]/6
//
// The scheduler's member function schedule is called for a non-const lvalue, so that it need not be const.

#include "execution.h"
#include "mutable_schedulers.h"
#include "receivers.h"
#include "transfers.h"

#include <cassert>

int main(int, char**) {
  for_each_transfer([](auto transfer) {
    record told;
    run(transfer(ex::just(1), mutable_scheduler()), value_receiver(told, [](int i) { assert(i == 1); }));
    assert(told.value());
  });
  return 0;
}
