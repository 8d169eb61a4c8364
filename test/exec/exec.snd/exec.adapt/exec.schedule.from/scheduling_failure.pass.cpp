// [exec.schedule.from]/10
//
// If the schedule sender completes with an error or as stopped, so does the operation, with that very error, instead of
// what the child has completed with.

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "transfers.h"
#include "values.h"

#include <cassert>
#include <concepts>

template<class Transfer, class Tag, class... Ts>
void test(Transfer transfer, Tag tag, Ts... ts) {
  manual_resource<ex::set_error_t(move_only), ex::set_error_t(long&), ex::set_stopped_t()> resource;
  deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
  auto sndr = transfer(source.sender(), resource.scheduler());
  {
    record told;
    bool received = false;
    auto receive = [&]<class Err>(Err&& error) noexcept {
      if constexpr (std::same_as<Err&&, move_only&&>) {
        received = true;
        assert(error.value == 7);
      }
    };
    auto op = ex::connect(sndr, error_receiver(told, receive));
    ex::start(op);
    source.complete(tag, ts...);
    resource.complete(ex::set_error, move_only(7));
    assert(told.error());
    assert(received);
  }
  { // by reference
    long datum = 7;
    record told;
    bool received = false;
    auto receive = [&]<class Err>(Err&& error) noexcept {
      if constexpr (std::same_as<Err&&, long&>) {
        received = true;
        assert(&error == &datum);
      }
    };
    auto op = ex::connect(sndr, error_receiver(told, receive));
    ex::start(op);
    source.complete(tag, ts...);
    resource.complete(ex::set_error, datum);
    assert(told.error());
    assert(received);
  }
  {
    record told;
    auto op = ex::connect(sndr, any_receiver(told));
    ex::start(op);
    source.complete(tag, ts...);
    resource.complete(ex::set_stopped);
    assert(told.stopped());
  }
}

int main(int, char**) {
  for_each_transfer([](auto transfer) {
    test(transfer, ex::set_value, 1);
    test(transfer, ex::set_error, 1);
    test(transfer, ex::set_stopped);
  });
  return 0;
}
