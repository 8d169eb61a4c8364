// [exec.on]/9.4
//
// on(sch, sndr) completes as sndr does, with its results.
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
  deferred<ex::set_value_t(move_only, int&), ex::set_error_t(move_only), ex::set_stopped_t()> source;
  auto sndr = ex::on(resource.scheduler(), source.sender());
  {
    int datum = 1;
    record told;
    auto receive = [&]<class... Ts>(Ts&&... ts) {
      static_assert(std::same_as<void(Ts && ...), void(move_only&&, int&&)>);
      assert(ts...[0].value == 7);
      assert(ts...[1] == 1);
    };
    auto op = ex::connect(sndr, value_receiver(told, receive, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.run_one();
    source.complete(ex::set_value, move_only(7), datum);
    home.run_one();
    assert(told.value());
  }
  {
    record told;
    bool received = false;
    auto receive = [&]<class Err>(Err&& error) noexcept {
      if constexpr (std::same_as<Err&&, move_only&&>) {
        received = true;
        assert(error.value == 7);
      }
    };
    auto op = ex::connect(sndr, error_receiver(told, receive, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.run_one();
    source.complete(ex::set_error, move_only(7));
    home.run_one();
    assert(told.error());
    assert(received);
  }
  {
    record told;
    auto op = ex::connect(sndr, any_receiver(told, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.run_one();
    source.complete(ex::set_stopped);
    home.run_one();
    assert(told.stopped());
  }
  { // a sender that can only be moved
    record told;
    auto op = ex::connect(ex::on(resource.scheduler(), move_only_sender(ex::just(move_only(7)))),
      value_receiver(told, [](move_only datum) { assert(datum.value == 7); }, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    resource.run_one();
    home.run_one();
    assert(told.value());
  }
  return 0;
}
