// [exec.on]/10
//
// If one of the two scheduling operations of on(sndr, sch, closure) fails, the operation completes with an error. The
// closure sees the failure of the first one, the second one's is the operation's.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>

int main(int, char**) {
  manual_resource<ex::set_error_t(int)> resource;
  manual_resource<ex::set_error_t(int)> home;
  int invoked = 0;
  auto sndr = ex::on(ex::just(), resource.scheduler(), ex::then([&]() noexcept { ++invoked; }));
  auto expect = [](int expected) {
    return [expected](auto&& error) noexcept {
      if constexpr (requires { error == expected; })
        assert(error == expected);
      else
        assert(false);
    };
  };
  {
    record told;
    auto op = ex::connect(sndr, error_receiver(told, expect(7), started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.complete(ex::set_error, 7);
    home.run_all();
    assert(told.error());
    assert(invoked == 0);
  }
  {
    record told;
    auto op = ex::connect(sndr, error_receiver(told, expect(8), started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.run_one();
    assert(invoked == 1);
    home.complete(ex::set_error, 8);
    assert(told.error());
  }
  return 0;
}
