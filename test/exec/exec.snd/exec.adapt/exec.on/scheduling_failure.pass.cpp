// [exec.on]/9
//
// If one of the two scheduling operations fails, the operation completes with that error. If it was the first one, the
// child is not started.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"

#include <cassert>

int main(int, char**) {
  manual_resource<ex::set_error_t(int)> resource;
  manual_resource<ex::set_error_t(int)> home;
  deferred<ex::set_value_t()> source;
  auto sndr = ex::on(resource.scheduler(), source.sender());
  auto expect = [](int expected) {
    return [expected](auto&& error) noexcept {
      if constexpr (requires { error == expected; })
        assert(error == expected);
      else
        assert(false);
    };
  };
  { // on the way there: whether the error is sent home first is not said
    record told;
    auto op = ex::connect(sndr, error_receiver(told, expect(7), started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.complete(ex::set_error, 7);
    home.run_all();
    assert(told.error());
    assert(!source.started());
  }
  { // on the way back
    record told;
    auto op = ex::connect(sndr, error_receiver(told, expect(8), started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.run_one();
    source.complete(ex::set_value);
    home.complete(ex::set_error, 8);
    assert(told.error());
  }
  return 0;
}
