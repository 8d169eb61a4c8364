// [exec.spawn.future]/5
//
// What the sender completes with is kept, decay-copied from what it sends, until the future is consumed, and is then
// sent as rvalues.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

int main(int, char**) {
  ledger_scope scope;
  { // values, copied from lvalues
    int i = 1;
    using signatures = ex::completion_signatures<ex::set_value_t(int&)>;
    auto future = ex::spawn_future(inline_sender<signatures, ex::set_value_t, int&>{{i}}, ledger_token(scope));
    i = 2;
    record told;
    run(std::move(future), value_receiver(told, [&]<class T>(T&& value) {
      static_assert(std::same_as<T, int>);
      assert(value == 1);
    }));
    assert(told.value());
  }
  { // values that can only be moved
    record told;
    run(ex::spawn_future(ex::just(move_only(1), move_only(2)), ledger_token(scope)),
      value_receiver(
        told, [](move_only&& first, move_only&& second) { assert(first.value == 1 && second.value == 2); }));
    assert(told.value());
  }
  { // an error
    record told;
    run(ex::spawn_future(ex::just_error(move_only(3)), ledger_token(scope)),
      error_receiver(told, [](move_only&& error) { assert(error.value == 3); }));
    assert(told.error());
  }
  { // stopped
    record told;
    run(ex::spawn_future(ex::just_stopped(), ledger_token(scope)), any_receiver(told));
    assert(told.stopped());
  }
  { // none
    record told;
    run(ex::spawn_future(ex::just(), ledger_token(scope)), any_receiver(told));
    assert(told.value());
  }
  { // nothing is copied that need not be
    tally counts;
    auto sndr = ex::just(counted(counts));
    counts = {};
    record told;
    run(ex::spawn_future(std::move(sndr), ledger_token(scope)), any_receiver(told));
    assert(told.value() && counts.copies == 0);
  }
  return 0;
}
