// [exec.scope.counting]/1
//
// For a counting_scope, too: a join that need not wait is complete as soon as it is started, and those that wait are
// all completed when the last of several associations ends, which may destroy the scope.

#include "counting_scopes.h"
#include "execution.h"
#include "scope_stress.h"
#include "scopes.h"

#include <cassert>
#include <optional>

using scope_type = ex::counting_scope;

int main(int, char**) {
  using enum scope_state;
  for (scope_state state : {unused, unused_and_closed, joined}) { // at once
    scope_in_state<scope_type> in_state(state);
    const execution_resource here;
    join_operation<scope_type> join(in_state.scope, in_state.resource);
    here.execute([&] { join.start(); });
    assert(join.told.value() && join.told.where == &here);
    assert(in_state.resource.waiting() == 0);
  }
  { // later
    scope_in_state<scope_type> in_state(open);
    association<scope_type::token> second(in_state.scope.get_token());
    association<scope_type::token> third(in_state.scope.get_token());
    join_operation<scope_type> joins[] = {
      {in_state.scope, in_state.resource}, {in_state.scope, in_state.resource}, {in_state.scope, in_state.resource}};
    for (auto& each : joins)
      each.start();
    second.end();
    in_state.held.end();
    assert(in_state.resource.waiting() == 0);
    third.end();
    assert(in_state.resource.waiting() == 3);
    in_state.resource.run_all();
    for (auto& each : joins)
      assert(each.told.value());
  }
  { // the first of two to be completed destroys the scope
    std::optional<scope_type> scope(std::in_place);
    association<scope_type::token> held(scope->get_token());
    int completed = 0;
    const auto done = [&] noexcept {
      ++completed;
      scope.reset();
    };
    auto first = ex::connect(scope->join(), joined_receiver{done});
    auto second = ex::connect(scope->join(), joined_receiver{done});
    ex::start(first);
    ex::start(second);
    held.end();
    assert(!scope && completed == 2);
  }
  return 0;
}
