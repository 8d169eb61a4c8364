// [exec.when.all]/12
//
// The operation completes when the last of its children does, whichever that is, and not before; inside that child's
// completion.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <algorithm>
#include <cassert>
#include <iterator>

int main(int, char**) {
  { // in every order
    int order[] = {0, 1, 2};
    do {
      record told;
      deferred<ex::set_value_t(int)> children[3];
      auto op = ex::connect(ex::when_all(children[0].sender(), children[1].sender(), children[2].sender()),
        value_receiver(told, [](int one, int two, int three) { assert(one == 1 && two == 2 && three == 3); }));
      ex::start(op);
      for (int child : order) {
        assert(told.pending());
        children[child].complete(ex::set_value, child + 1);
      }
      assert(told.value());
    } while (std::next_permutation(std::begin(order), std::end(order)));
  }
  { // failing does not make it earlier
    record told;
    deferred<ex::set_value_t(), ex::set_error_t(int)> failing;
    deferred<ex::set_value_t(), ex::set_stopped_t()> stopping;
    deferred<ex::set_value_t()> succeeding;
    auto op = ex::connect(ex::when_all(failing.sender(), stopping.sender(), succeeding.sender()), any_receiver(told));
    ex::start(op);
    stopping.complete(ex::set_stopped);
    assert(told.pending());
    failing.complete(ex::set_error, 1);
    assert(told.pending());
    succeeding.complete(ex::set_value);
    assert(told.error());
  }
  { // nor does being stopped
    record told;
    deferred<ex::set_value_t(), ex::set_stopped_t()> stopping, succeeding;
    auto op = ex::connect(ex::when_all(stopping.sender(), succeeding.sender()), any_receiver(told));
    ex::start(op);
    stopping.complete(ex::set_stopped);
    assert(told.pending());
    succeeding.complete(ex::set_value);
    assert(told.stopped());
  }
  { // some complete inside start
    record told;
    deferred<ex::set_value_t()> source;
    auto op = ex::connect(ex::when_all(ex::just(), source.sender(), ex::just()), any_receiver(told));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_value);
    assert(told.value());
  }
  { // all do
    record told;
    run(ex::when_all(ex::just(), ex::just()), any_receiver(told));
    assert(told.value());
  }
  return 0;
}
