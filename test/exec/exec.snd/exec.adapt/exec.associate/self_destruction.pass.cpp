// [exec.associate]/12
//
// The completion may destroy the operation: that ends the association, which may be the last one of its scope, and the
// operation is not touched any more.
//
// EDITION: cd c++26

#include "execution.h"
#include "graves.h"
#include "scope_stress.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <optional>

int main(int, char**) {
  { // inside of start
    ledger_scope scope;
    vanishing_operation op(ex::associate(ex::just(), ledger_token(scope)));
    assert(scope.open == 1);
    op.start();
    assert(op.value() && scope.open == 0);
  }
  { // later
    deferred<ex::set_value_t(), ex::set_error_t(int)> source;
    ledger_scope scope;
    vanishing_operation op(ex::associate(source.sender(), ledger_token(scope)));
    op.start();
    source.complete(ex::set_error, 1);
    assert(op.error() && scope.open == 0);
  }
  { // without an association
    ledger_scope scope;
    scope.refuses = true;
    vanishing_operation op(ex::associate(ex::just(), ledger_token(scope)));
    op.start();
    assert(op.stopped());
  }
  { // the end of the last association destroys the scope
    std::optional<ex::counting_scope> scope(std::in_place);
    vanishing_operation op(ex::associate(ex::just(), scope->get_token()));
    auto join = ex::connect(scope->join(), joined_receiver{[&] noexcept { scope.reset(); }});
    ex::start(join);
    op.start();
    assert(op.value() && !scope);
  }
  return 0;
}
