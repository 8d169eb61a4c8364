// [exec.spawn.future]/10
//
// The receiver that is registered, and completed, is that of the operation, whatever its operator& does.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"
#include "tags.h"

#include <cassert>

struct receiver {
  using receiver_concept = tag::receiver;

  record* told;

  void set_value(int) && noexcept { told->complete(channel::value); }
  void set_stopped() && noexcept { told->complete(channel::stopped); }

  receiver* operator&() const {
    assert(false && "operator& of the receiver has been called");
    return nullptr;
  }
};

int main(int, char**) {
  ledger_scope scope;
  for (bool completed_before : {false, true}) {
    deferred<ex::set_value_t(int)> source;
    record told;
    auto op = ex::connect(ex::spawn_future(source.sender(), ledger_token(scope)), receiver{&told});
    if (completed_before)
      source.complete(ex::set_value, 1);
    ex::start(op);
    if (!completed_before)
      source.complete(ex::set_value, 1);
    assert(told.value());
  }
  return 0;
}
