// Counting scopes, brought into each of the states that they can be in.

#ifndef SUPPORT_COUNTING_SCOPES_H
#define SUPPORT_COUNTING_SCOPES_H

#include "execution.h"
#include "schedulers.h"
#include "scopes.h"

#include <cassert>
#include <cstdlib>
#include <exception>
#include <optional>
#include <type_traits>
#include <utility>

enum class scope_state { unused, open, closed, open_and_joining, closed_and_joining, unused_and_closed, joined };

inline constexpr scope_state all_scope_states[] = {scope_state::unused, scope_state::open, scope_state::closed,
  scope_state::open_and_joining, scope_state::closed_and_joining, scope_state::unused_and_closed, scope_state::joined};

// Holds exactly one association in the states in which there must be one.
constexpr bool has_association(scope_state state) {
  using enum scope_state;
  return state == open || state == closed || state == open_and_joining || state == closed_and_joining;
}

constexpr bool is_joining(scope_state state) {
  return state == scope_state::open_and_joining || state == scope_state::closed_and_joining;
}

// A join that a manual resource completes if the scope had to be waited for.
template<class Scope>
class join_operation {
  using environment = decltype(started_on(std::declval<manual_resource<>&>().scheduler()));
  using operation =
    decltype(ex::connect(std::declval<Scope&>().join(), std::declval<locating_receiver<environment>>()));

  operation op;

public:
  outcome told;

  join_operation(Scope& scope, manual_resource<>& resource)
    : op(ex::connect(scope.join(), located(told, started_on(resource.scheduler())))) {}
  join_operation(join_operation&&) = delete;

  void start() noexcept { ex::start(op); }
};

// A scope in the given state.
template<class Scope>
class scope_in_state {
  using token = decltype(std::declval<Scope&>().get_token());

public:
  manual_resource<> resource;
  Scope scope;
  association<token> held;                    // in a state that has_association
  std::optional<join_operation<Scope>> joins; // in a state that is_joining

  explicit scope_in_state(scope_state state) {
    using enum scope_state;
    if (has_association(state)) {
      held.begin(scope.get_token());
      assert(held);
    }
    if (state == closed || state == closed_and_joining || state == unused_and_closed)
      scope.close();
    if (is_joining(state) || state == joined) {
      joins.emplace(scope, resource);
      joins->start();
      assert(joins->told.pending() == is_joining(state));
    }
  }

  scope_in_state(scope_in_state&&) = delete;

  ~scope_in_state() {
    if (!held)
      held.begin(scope.get_token());
    join_until([this] { held.end(); });
  }

  bool can_associate() {
    association<token> another(scope.get_token());
    return static_cast<bool>(another);
  }

protected:
  // Joins the scope, so that it can be destroyed, before end ends what is associated with it: by the letter of `cd`, a
  // scope that was used and has no association left cannot be joined.
  template<class End>
  void join_until(End end) {
    join_operation<Scope> last(scope, resource);
    last.start();
    end();
    resource.run_all();
    assert(last.told.value());
  }
};

// A scope in the given state, and what an operation on it may leave behind.
template<class Scope>
struct changed_scope : scope_in_state<Scope> {
  association<decltype(std::declval<Scope&>().get_token())> another;
  std::optional<join_operation<Scope>> late_join;

  explicit changed_scope(scope_state state) : scope_in_state<Scope>(state) {}
  ~changed_scope() {
    if (this->held || another)
      this->join_until([this] { end_all(); });
    else
      end_all();
  }

  void end_all() {
    another.end();
    this->held.end();
    this->resource.run_all();
  }
};

// A scope that was in the state `from` is in the state `to` after change was called with it. That is seen by what can
// be done with it then; a scope is made for each thing that is tried.
template<class Scope, class Change>
void expect_transition(scope_state from, Change change, scope_state to) {
  using enum scope_state;
  {
    changed_scope<Scope> tried(from);
    change(tried);
    assert(tried.can_associate() == (to == unused || to == open || to == open_and_joining));
  }
  {
    changed_scope<Scope> tried(from);
    change(tried);
    // Open or closed and without association: the editions disagree about what a join does then.
    if (tried.held || tried.another || !has_association(to)) {
      join_operation<Scope> join(tried.scope, tried.resource);
      join.start();
      assert(join.told.pending() == has_association(to));
      tried.end_all();
      assert(join.told.value());
    }
  }
  {
    changed_scope<Scope> tried(from);
    change(tried);
    assert(tried.resource.waiting() == 0 || to == joined);
    if (is_joining(to)) {
      tried.another.end();
      tried.held.end();
      assert(tried.resource.waiting() != 0);
    }
  }
}

// Each operation in each of the states.
template<class Scope>
void test_transitions() {
  using enum scope_state;
  const auto nothing = [](auto& tried) {
    [[maybe_unused]] auto token = tried.scope.get_token();
    [[maybe_unused]] auto sndr = tried.scope.join();
  };
  for (scope_state state : all_scope_states)
    expect_transition<Scope>(state, nothing, state);

  const auto associate = [](auto& tried) { tried.another.begin(tried.scope.get_token()); };
  expect_transition<Scope>(unused, associate, open);
  for (scope_state state : {open, closed, open_and_joining, closed_and_joining, unused_and_closed, joined})
    expect_transition<Scope>(state, associate, state);

  const auto disassociate = [](auto& tried) { tried.held.end(); };
  expect_transition<Scope>(open, disassociate, open);
  expect_transition<Scope>(open_and_joining, disassociate, joined);
  expect_transition<Scope>(closed_and_joining, disassociate, joined);

  const auto close_and_disassociate = [](auto& tried) {
    tried.another.begin(tried.scope.get_token());
    tried.scope.close();
    tried.held.end();
  };
  expect_transition<Scope>(open, close_and_disassociate, closed);

  const auto close = [](auto& tried) { tried.scope.close(); };
  expect_transition<Scope>(unused, close, unused_and_closed);
  expect_transition<Scope>(open, close, closed);
  expect_transition<Scope>(open_and_joining, close, closed_and_joining);
  for (scope_state state : {closed, closed_and_joining, unused_and_closed, joined})
    expect_transition<Scope>(state, close, state);

  const auto join = [](auto& tried) {
    tried.late_join.emplace(tried.scope, tried.resource);
    tried.late_join->start();
  };
  expect_transition<Scope>(open, join, open_and_joining);
  expect_transition<Scope>(open_and_joining, join, open_and_joining);
  expect_transition<Scope>(closed, join, closed_and_joining);
  expect_transition<Scope>(closed_and_joining, join, closed_and_joining);
  for (scope_state state : {unused, unused_and_closed, joined})
    expect_transition<Scope>(state, join, joined);
}

// Destroys a scope in the given state, and ends the program: with 0 if terminate is called.
template<class Scope>
[[noreturn]] void expect_termination(scope_state state) {
  auto* const in_state = new scope_in_state<Scope>(state);
  std::set_terminate([] { std::_Exit(0); });
  in_state->scope.~Scope();
  assert(false && "terminate has not been called");
  std::_Exit(1);
}

#endif
