// [exec.on]/10.4
//
// In on(sndr, sch, closure) the closure is given a sender that completes with the results of sndr, and the operation
// completes with the results of what the closure makes of it, values, errors or stopped.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

int main(int, char**) {
  manual_resource<> resource;
  manual_resource<> home;

  auto connect_and_run = [&](auto sndr, auto rcvr) {
    auto op = ex::connect(std::move(sndr), std::move(rcvr));
    home.execute([&] { ex::start(op); });
    resource.run_all();
    home.run_all();
  };

  { // values in, values out
    record told;
    auto closure = ex::then([](move_only datum, int i) { return move_only(datum.value + i); });
    connect_and_run(ex::on(ex::just(move_only(7), 1), resource.scheduler(), std::move(closure)),
      value_receiver(told, [](move_only datum) { assert(datum.value == 8); }, started_on(home.scheduler())));
    assert(told.value());
  }
  { // an error comes out
    record told;
    bool received = false;
    auto receive = [&]<class Err>(Err&& error) noexcept {
      if constexpr (std::same_as<Err&&, move_only&&>) {
        received = true;
        assert(error.value == 7);
      }
    };
    auto closure = ex::let_value([](auto&&) { return ex::just_error(move_only(7)); });
    connect_and_run(ex::on(ex::just(1), resource.scheduler(), std::move(closure)),
      error_receiver(told, receive, started_on(home.scheduler())));
    assert(told.error());
    assert(received);
  }
  { // stopped
    record told;
    auto closure = ex::let_value([](auto&&) { return ex::just_stopped(); });
    connect_and_run(
      ex::on(ex::just(1), resource.scheduler(), std::move(closure)), any_receiver(told, started_on(home.scheduler())));
    assert(told.stopped());
  }
  { // an lvalue sender can be connected again
    auto sndr = ex::on(ex::just(1), resource.scheduler(), ex::then([](int i) { return i + 1; }));
    for (int i = 0; i != 2; ++i) {
      record told;
      connect_and_run(sndr, value_receiver(told, [](int i) { assert(i == 2); }, started_on(home.scheduler())));
      assert(told.value());
    }
    record told;
    auto op = ex::connect(
      std::as_const(sndr), value_receiver(told, [](int i) { assert(i == 2); }, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.run_all();
    home.run_all();
    assert(told.value());
  }
  return 0;
}
