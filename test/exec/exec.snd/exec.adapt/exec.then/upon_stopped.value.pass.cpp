// [exec.then]/6.1
//
// upon_stopped invokes the function once, with nothing, if the sender is stopped, and sends its result as a value.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <string>
#include <utility>

int main(int, char**) {
  { // a result
    int invoked = 0;
    record told;
    auto fn = [&] {
      ++invoked;
      return std::string("stopped");
    };
    run(ex::upon_stopped(ex::just_stopped(), fn), value_receiver(told, [](std::string s) { assert(s == "stopped"); }));
    assert(told.value());
    assert(invoked == 1);
  }
  { // no result
    int invoked = 0;
    record told;
    run(ex::upon_stopped(ex::just_stopped(), [&] { ++invoked; }), value_receiver(told, [] {}));
    assert(told.value());
    assert(invoked == 1);
  }
  { // when the sender completes, not before
    deferred<ex::set_error_t(int), ex::set_stopped_t()> source;
    int invoked = 0;
    record told;
    auto fn = [&] { return ++invoked; };
    auto op = ex::connect(ex::upon_stopped(source.sender(), fn), value_receiver(told, [](int i) { assert(i == 1); }));
    ex::start(op);
    assert(source.started());
    assert(invoked == 0);
    assert(told.pending());
    source.complete(ex::set_stopped);
    assert(invoked == 1);
    assert(told.value());
  }
  return 0;
}
