// [exec.then]/6.2
//
// then and upon_error let a stopped completion pass. The function is not invoked.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

// Invoked by mistake only, but it could be.
struct function {
  int operator()(auto&&...) const {
    assert(false && "the function is not for a stopped completion");
    return 0;
  }
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  {
    record told;
    run(adaptor(ex::just_stopped(), function()), any_receiver(told));
    assert(told.stopped());
  }
  {
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
    record told;
    auto op = ex::connect(adaptor(source.sender(), function()), any_receiver(told));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_stopped);
    assert(told.stopped());
  }
}

int main(int, char**) {
  test(ex::then);
  test(ex::upon_error);
  return 0;
}
