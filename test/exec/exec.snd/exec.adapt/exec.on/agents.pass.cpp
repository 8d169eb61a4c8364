// [exec.on]/9.1, [exec.on]/9.2, [exec.on]/9.3
//
// on(sch, sndr) starts sndr on an agent of sch, and when that has completed, in whatever way, goes back to the
// scheduler that the receiver's environment names, and completes there.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"
#include "schedulers.h"
#include "senders.h"

#include <cassert>

template<class Tag, class... Ts>
void test(Tag tag, Ts... ts) {
  manual_resource<> resource;
  manual_resource<> home;
  execution_resource meanwhile;
  { // the child completes inside start
    int started = 0;
    auto look = [&](auto&&) {
      ++started;
      assert(resource.is_current());
    };
    outcome told;
    auto op =
      ex::connect(ex::on(resource.scheduler(), looks(look, tag, ts...)), located(told, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    assert(resource.waiting() == 1 && home.waiting() == 0);
    assert(started == 0);
    resource.run_one();
    assert(started == 1);
    assert(told.pending());
    assert(resource.waiting() == 0 && home.waiting() == 1);
    home.run_one();
    assert(!told.pending());
    assert(told.where == &home);
  }
  { // elsewhere, later
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
    outcome told;
    auto op = ex::connect(ex::on(resource.scheduler(), source.sender()), located(told, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    assert(!source.started());
    resource.run_one();
    assert(source.started());
    meanwhile.execute([&] { source.complete(tag, ts...); });
    assert(told.pending());
    assert(home.waiting() == 1);
    home.run_one();
    assert(!told.pending());
    assert(told.where == &home);
  }
}

int main(int, char**) {
  test(ex::set_value, 1);
  test(ex::set_error, 1);
  test(ex::set_stopped);

  { // one inside the other: the inner one goes back to the outer one's scheduler
    manual_resource<> outer;
    manual_resource<> inner;
    manual_resource<> home;
    int started = 0;
    auto look = [&](auto&&) {
      ++started;
      assert(inner.is_current());
    };
    outcome told;
    auto op = ex::connect(ex::on(outer.scheduler(), ex::on(inner.scheduler(), looks(look, ex::set_value))),
      located(told, started_on(home.scheduler())));
    home.execute([&] { ex::start(op); });
    outer.run_one();
    inner.run_one();
    assert(started == 1);
    assert(outer.waiting() == 1 && home.waiting() == 0);
    outer.run_one();
    assert(home.waiting() == 1);
    home.run_one();
    assert(told.value());
    assert(told.where == &home);
  }
  return 0;
}
