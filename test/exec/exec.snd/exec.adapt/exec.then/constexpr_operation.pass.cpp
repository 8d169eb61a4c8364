// [exec.then]/4
//
// An operation can be connected, started and completed during constant evaluation.
//
// INFORMATIVE: the functions of an operation are not specified to be constexpr, but nothing in them stands in the way

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

constexpr bool test() {
  {
    record told;
    run(
      ex::then(ex::just(1), [](int i) noexcept { return i + 1; }), value_receiver(told, [](int i) { assert(i == 2); }));
    assert(told.value());
  }
  {
    record told;
    run(ex::upon_error(ex::just_error(1), [](int i) { return i + 1; }),
      value_receiver(told, [](int i) { assert(i == 2); }));
    assert(told.value());
  }
  {
    record told;
    run(ex::upon_stopped(ex::just_stopped(), [] {}), value_receiver(told, [] {}));
    assert(told.value());
  }
  {
    record told;
    deferred<ex::set_value_t(int), ex::set_error_t(int)> source;
    auto sndr = source.sender() | ex::then([](int i) { return i + 1; }) | ex::upon_stopped([] { return 0; });
    auto op = ex::connect(sndr, any_receiver(told));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_error, 1);
    assert(told.error());
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
