// seed: P2006R1 L568
// [exec.async.ops]/8
//
// No completion before start, and exactly one after it, whichever way the work ends and whenever it does.

#include "adaptors.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>

// The record itself asserts that there is no second completion.
template<class Adapt>
void test(Adapt adapt, channel how) {
  { // inside start
    record told;
    scripted source(how);
    auto op = ex::connect(adapt(source.sender()), any_receiver(told, adaptor_env()));
    assert(told.pending());
    ex::start(op);
    assert(!told.pending());
  }
  { // later
    record told;
    scripted source;
    auto op = ex::connect(adapt(source.sender()), any_receiver(told, adaptor_env()));
    assert(told.pending() && !source.started());
    ex::start(op);
    assert(told.pending() && source.started());
    source.complete(how);
    assert(!told.pending());
  }
  { // never
    record told;
    scripted source;
    {
      [[maybe_unused]] auto op = ex::connect(adapt(source.sender()), any_receiver(told, adaptor_env()));
    }
    assert(told.pending() && !source.started());
  }
}

int main(int, char**) {
  for_each_adaptor([](auto adapt) {
    for (channel how : every_channel)
      test(adapt, how);
  });
  return 0;
}
