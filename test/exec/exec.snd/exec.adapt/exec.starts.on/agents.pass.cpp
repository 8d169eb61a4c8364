// [exec.starts.on]/5
//
// The child is started on an agent of the scheduler's resource, and completes the operation where and as it completes
// itself.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <utility>

template<class Tag, class... Ts>
void test(Tag tag, Ts... ts) {
  manual_resource<> resource;
  execution_resource before;
  execution_resource meanwhile;
  { // the child completes inside start
    int started = 0;
    auto look = [&](auto&&) {
      ++started;
      assert(resource.is_current());
    };
    outcome told;
    auto op = ex::connect(ex::starts_on(resource.scheduler(), looks(look, tag, ts...)), located(told));
    assert(resource.waiting() == 0);
    before.execute([&] { ex::start(op); });
    assert(resource.waiting() == 1);
    assert(started == 0);
    assert(told.pending());
    resource.run_one();
    assert(started == 1);
    assert(!told.pending());
    assert(told.where == &resource);
  }
  { // elsewhere, later
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
    outcome told;
    auto op = ex::connect(ex::starts_on(resource.scheduler(), source.sender()), located(told));
    before.execute([&] { ex::start(op); });
    assert(!source.started());
    resource.run_one();
    assert(source.started());
    assert(told.pending());
    meanwhile.execute([&] { source.complete(tag, ts...); });
    assert(!told.pending());
    assert(told.where == &meanwhile);
  }
}

int main(int, char**) {
  test(ex::set_value, 1);
  test(ex::set_error, 1);
  test(ex::set_stopped);

  { // the results, as they are
    manual_resource<> resource;
    deferred<ex::set_value_t(int&, move_only)> source;
    int datum = 1;
    record told;
    auto receive = [&]<class First, class Second>(First&& first, Second&& second) {
      static_assert(std::same_as<First&&, int&>);
      static_assert(std::same_as<Second&&, move_only&&>);
      assert(&first == &datum);
      assert(second.value == 7);
    };
    auto op = ex::connect(ex::starts_on(resource.scheduler(), source.sender()), value_receiver(told, receive));
    ex::start(op);
    resource.run_one();
    source.complete(ex::set_value, datum, move_only(7));
    assert(told.value());
  }
  { // one inside the other
    manual_resource<> outer;
    manual_resource<> inner;
    outcome told;
    auto op =
      ex::connect(ex::starts_on(outer.scheduler(), ex::starts_on(inner.scheduler(), ex::just())), located(told));
    ex::start(op);
    assert(outer.waiting() == 1 && inner.waiting() == 0);
    outer.run_one();
    assert(inner.waiting() == 1);
    inner.run_one();
    assert(told.value());
    assert(told.where == &inner);
  }
  return 0;
}
