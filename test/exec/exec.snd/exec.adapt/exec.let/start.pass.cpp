// [exec.let]/15
//
// Starting the operation starts that of the child, once. Before that nothing happens: until the sender is connected the
// child is not connected, and the function is neither invoked nor what it returns connected before the child completes.

#include "execution.h"
#include "observed_senders.h"
#include "receivers.h"

#include <cassert>
#include <utility>

template<class Tag, class... Ts, class Adaptor>
void test(const Adaptor& adaptor) {
  events first;
  events second;
  int invoked = 0;
  auto fn = [&](auto&&...) {
    assert(first.started == 1);
    ++invoked;
    return observed<ex::set_value_t, int>{&second};
  };
  auto sndr = adaptor(observed<Tag, Ts...>{&first}, fn);
  auto copy = sndr;
  assert(first == events() && second == events() && invoked == 0);

  record told;
  auto op = ex::connect(std::move(sndr), any_receiver(told));
  assert(first.started == 0 && second == events() && invoked == 0);
  assert(told.pending());

  ex::start(op);
  assert(told.value());
  assert((first == events{.connected = 1, .started = 1}));
  assert((second == events{.connected = 1, .started = 1}));
  assert(invoked == 1);
}

int main(int, char**) {
  test<ex::set_value_t>(ex::let_value);
  test<ex::set_value_t, int, long>(ex::let_value);
  test<ex::set_error_t, int>(ex::let_error);
  test<ex::set_stopped_t>(ex::let_stopped);
  return 0;
}
