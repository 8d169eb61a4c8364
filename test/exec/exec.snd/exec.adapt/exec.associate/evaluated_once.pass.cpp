// [exec.associate]/10.2
//
// The sender is evaluated once and moved from only if it is an rvalue; one that is an lvalue can be used again.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "values.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  ledger_scope scope;
  { // an lvalue is copied
    tally counts;
    auto child = ex::just(counted(counts));
    counts = {};
    auto sndr = ex::associate(child, ledger_token(scope));
    assert(counts.copies == 1);
  }
  { // an rvalue is not
    tally counts;
    auto child = ex::just(counted(counts));
    counts = {};
    auto sndr = ex::associate(std::move(child), ledger_token(scope));
    assert(counts.copies == 0);
  }
  int evaluated = 0;
  const auto make = [&] {
    ++evaluated;
    return ex::just();
  };
  record told;
  run(ex::associate(make(), ledger_token(scope)), any_receiver(told));
  assert(told.value() && evaluated == 1);
  return 0;
}
