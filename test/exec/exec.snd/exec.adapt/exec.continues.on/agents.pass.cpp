// [exec.continues.on]/6
//
// The child is started where the operation is started, and the operation completes on an agent of the scheduler's
// resource, in whatever way.

#include "environments.h"
#include "execution.h"
#include "schedulers.h"
#include "senders.h"

#include <cassert>

template<class Tag, class... Ts>
void test(Tag tag, Ts... ts) {
  manual_resource<> resource;
  execution_resource before;
  execution_resource meanwhile;
  { // the child completes elsewhere, later
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
    outcome told;
    auto op = ex::connect(ex::continues_on(source.sender(), resource.scheduler()), located(told));
    before.execute([&] { ex::start(op); });
    assert(source.started());
    meanwhile.execute([&] { source.complete(tag, ts...); });
    assert(told.pending());
    resource.run_one();
    assert(!told.pending());
    assert(told.where == &resource);
  }
  { // the child completes inside start
    bool started = false;
    auto look = [&](auto&&) {
      started = true;
      assert(before.is_current());
    };
    auto child = looks(look, tag, ts...);
    outcome told;
    auto op = ex::connect(ex::continues_on(child, resource.scheduler()), located(told));
    before.execute([&] { ex::start(op); });
    assert(started);
    assert(told.pending());
    resource.run_one();
    assert(!told.pending());
    assert(told.where == &resource);
  }
  { // it is on the scheduler's resource already
    outcome told;
    auto child = sends<ex::completion_signatures<Tag(Ts...)>>(tag, ts...);
    auto op = ex::connect(ex::continues_on(child, resource.scheduler()), located(told));
    resource.execute([&] { ex::start(op); });
    resource.run_all();
    assert(!told.pending());
    assert(told.where == &resource);
  }
}

int main(int, char**) {
  test(ex::set_value, 1);
  test(ex::set_error, 1);
  test(ex::set_stopped);

  { // from one to the next
    manual_resource<> first;
    manual_resource<> second;
    outcome told;
    auto op =
      ex::connect(ex::continues_on(ex::continues_on(ex::just(), first.scheduler()), second.scheduler()), located(told));
    ex::start(op);
    assert(first.waiting() == 1 && second.waiting() == 0);
    first.run_one();
    assert(told.pending());
    assert(second.waiting() == 1);
    second.run_one();
    assert(told.value());
    assert(told.where == &second);
  }
  { // if scheduling fails, that is the error
    manual_resource<ex::set_error_t(int)> failing;
    outcome told;
    auto op = ex::connect(ex::continues_on(ex::just(), failing.scheduler()), located(told));
    ex::start(op);
    failing.complete(ex::set_error, 1);
    assert(told.error());
  }
  return 0;
}
