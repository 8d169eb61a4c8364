// [exec.associate]/12
//
// Without an association, the receiver that is completed is that of the operation, whatever its operator& does.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "tags.h"

#include <cassert>

struct receiver {
  using receiver_concept = tag::receiver;

  record* told;

  void set_value() && noexcept { told->complete(channel::value); }
  void set_stopped() && noexcept { told->complete(channel::stopped); }

  receiver* operator&() const {
    assert(false && "operator& of the receiver has been called");
    return nullptr;
  }
};

int main(int, char**) {
  ledger_scope scope;
  record told[2];
  {
    auto op = ex::connect(ex::associate(ex::just(), ledger_token(scope)), receiver{&told[0]});
    ex::start(op);
    assert(told[0].value());
  }
  scope.refuses = true;
  auto op = ex::connect(ex::associate(ex::just(), ledger_token(scope)), receiver{&told[1]});
  ex::start(op);
  assert(told[1].stopped());
  return 0;
}
