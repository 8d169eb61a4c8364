// [exec.then]/4
//
// Starting the operation starts that of the child, once. Before that nothing happens: neither is the child started nor
// the function invoked, and until the sender is connected the child is not connected either.

#include "execution.h"
#include "observed_senders.h"
#include "receivers.h"

#include <cassert>
#include <utility>

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  events& seen = *child.seen;
  seen = {};
  auto fn = [&](auto&&...) { ++seen.invoked; };
  assert((seen == events()));

  auto sndr = adaptor(child, fn);
  auto piped = child | adaptor(fn);
  assert((seen == events()));

  record told;
  auto op = ex::connect(std::move(sndr), any_receiver(told));
  assert(seen.started == 0 && seen.invoked == 0);
  assert(told.pending());

  ex::start(op);
  assert(seen.started == 1 && seen.invoked == 1);
  assert(told.value());
}

int main(int, char**) {
  events seen;
  test(ex::then, observed<ex::set_value_t>{&seen});
  test(ex::then, observed<ex::set_value_t, int, int>{&seen});
  test(ex::upon_error, observed<ex::set_error_t, int>{&seen});
  test(ex::upon_stopped, observed<ex::set_stopped_t>{&seen});

  { // an operation that is never started
    seen = {};
    record told;
    auto fn = [&] { ++seen.invoked; };
    {
      auto op = ex::connect(ex::then(observed<ex::set_value_t>{&seen}, fn), any_receiver(told));
    }
    assert(seen.started == 0 && seen.invoked == 0);
    assert(told.pending());
  }
  return 0;
}
