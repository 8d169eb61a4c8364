// [exec.starts.on]/5
//
// If scheduling fails, the operation completes with that error, and as stopped if it is stopped; the child is not
// started then.

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>

int main(int, char**) {
  manual_resource<ex::set_error_t(move_only), ex::set_stopped_t()> resource;
  deferred<ex::set_value_t(int)> source;
  auto sndr = ex::starts_on(resource.scheduler(), source.sender());
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
    resource.complete(ex::set_error, move_only(7));
    assert(told.error());
    assert(received);
    assert(!source.started());
  }
  {
    record told;
    auto op = ex::connect(sndr, any_receiver(told));
    ex::start(op);
    resource.complete(ex::set_stopped);
    assert(told.stopped());
    assert(!source.started());
  }
  return 0;
}
