// [task.promise]/13
//
// When an awaited sender completes as stopped, so does the operation, and the coroutine goes no further; no handler in
// it sees that. So it is at each place where it waits, and when it is a task that waits.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"

#include <cassert>

using source_type = deferred<ex::set_value_t(), ex::set_stopped_t()>;

constexpr int places = 4;

task<void> coroutine(source_type& source, int& steps, int& alive) {
  lodger outside(alive);
  try {
    co_await source.sender();
    ++steps;
    for (int i = 0; i != 2; ++i) {
      lodger inside(alive);
      co_await source.sender();
      ++steps;
    }
  } catch (...) {
    assert(false && "stopped is no exception");
  }
  co_await source.sender();
  ++steps;
}

task<void> nested(source_type& source, int& steps, int& alive) {
  lodger local(alive);
  try {
    co_await coroutine(source, steps, alive);
  } catch (...) {
    assert(false && "stopped is no exception");
  }
}

// Where a stopped task is wanted as a value, an adaptor makes one of it.
task<void> adapted(source_type& source, int& steps, int& alive) {
  co_await (nested(source, steps, alive) | ex::upon_stopped([] {}));
  co_await ex::just_stopped();
}

template<class Sndr>
void test(Sndr (*make)(source_type&, int&, int&), int stopped_at, channel expected) {
  int alive = 0;
  int steps = 0;
  {
    source_type source;
    record told;
    manual_resource<> resource;
    auto op = ex::connect(make(source, steps, alive), any_receiver(told, started_on(resource.scheduler())));
    start_on(resource, op);
    resource.run_all();
    for (int i = 0; i != stopped_at; ++i) {
      assert(told.pending());
      source.complete(ex::set_value);
      resource.run_all();
      assert(steps == i + 1);
    }
    if (stopped_at != places) {
      source.complete(ex::set_stopped);
      resource.run_all();
    }
    assert(expected == channel::stopped ? told.stopped() : told.value());
  }
  assert(steps == stopped_at);
  assert(alive == 0);
}

int main(int, char**) {
  for (int i = 0; i != places; ++i) {
    test(coroutine, i, channel::stopped);
    test(nested, i, channel::stopped);
    test(adapted, i, channel::stopped);
  }
  test(coroutine, places, channel::value);
  test(nested, places, channel::value);
  test(adapted, places, channel::stopped);
  return 0;
}
