// Where the memory of what is spawned comes from, and what environment it sees: for spawn and spawn_future.

#ifndef SUPPORT_SPAWNING_H
#define SUPPORT_SPAWNING_H

#include "allocators.h"
#include "environments.h"
#include "execution.h"
#include "scopes.h"
#include "tags.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <set>
#include <utility>

// Has an allocator among its attributes.
template<class Sndr>
struct sender_with_allocator : Sndr {
  allocator_ledger* ledger;

  sender_with_allocator(Sndr sndr, allocator_ledger& ledger) : Sndr(std::move(sndr)), ledger(&ledger) {}

  auto get_env() const noexcept { return ex::prop(exs::get_allocator, ledger_allocator<char>(*ledger)); }
};

// What an operation is told of its allocator.
struct told_allocator {
  const allocator_ledger* ledger = nullptr; // null: there is none, or one of the library's
  bool any = false;
};

struct look_for_allocator {
  told_allocator* told;

  template<class Env>
  void operator()(const Env& env) const noexcept {
    if constexpr (requires { exs::get_allocator(env); }) {
      told->any = true;
      if constexpr (requires { ledger_of(exs::get_allocator(env)); })
        told->ledger = ledger_of(exs::get_allocator(env));
    }
  }
};

inline auto looks_for_allocator(told_allocator& told) {
  return looks(look_for_allocator{&told}, ex::set_value);
}

// spawn_with(sndr, token, env...) spawns and forgets. The allocator of the environment is taken, else that of the
// wrapped sender, and only that one, once; the operation sees it.
template<class Spawn>
void test_allocator_of_environment(Spawn spawn_with) {
  ledger_scope scope;
  allocator_ledger first;
  allocator_ledger second;
  told_allocator told;
  { // the sender has none
    spawn_with(
      looks_for_allocator(told), ledger_token(scope), ex::prop(exs::get_allocator, ledger_allocator<int>(first)));
    assert(first.allocated == 1 && first.freed == 1);
    assert(told.ledger == &first);
  }
  { // the sender has another one
    spawn_with(sender_with_allocator(looks_for_allocator(told), second), ledger_token(scope),
      ex::prop(exs::get_allocator, ledger_allocator<int>(first)));
    assert(first.allocated == 2 && first.freed == 2);
    assert(second.allocated == 0);
    assert(told.ledger == &first);
  }
}

template<class Spawn>
void test_allocator_of_sender(Spawn spawn_with) {
  ledger_scope scope;
  allocator_ledger ledger;
  { // no environment
    told_allocator told;
    spawn_with(sender_with_allocator(looks_for_allocator(told), ledger), ledger_token(scope));
    assert(ledger.allocated == 1 && ledger.freed == 1);
    assert(told.ledger == &ledger);
  }
  { // an environment with something else
    told_allocator told;
    spawn_with(
      sender_with_allocator(looks_for_allocator(told), ledger), ledger_token(scope), ex::prop(not_forwarding(), 1));
    assert(ledger.allocated == 2 && ledger.freed == 2);
    assert(told.ledger == &ledger);
  }
  { // it is the wrapped sender that is asked
    told_allocator told;
    const wrapping_token token(
      scope, [&]<class Sndr>(Sndr sndr) { return sender_with_allocator<Sndr>(std::move(sndr), ledger); });
    spawn_with(looks_for_allocator(told), auto(token));
    assert(ledger.allocated == 3 && ledger.freed == 3);
    assert(told.ledger == &ledger);
  }
}

// An environment that can only be moved goes to the operation all the same, and may have the allocator.
struct move_only_environment {
  allocator_ledger* ledger;

  explicit move_only_environment(allocator_ledger& ledger) : ledger(&ledger) {}
  move_only_environment(move_only_environment&&) = default;

  int query(forwarding) const noexcept { return 5; }
  ledger_allocator<char> query(exs::get_allocator_t) const noexcept { return ledger_allocator<char>(*ledger); }
};

template<class Spawn>
void test_move_only_environment(Spawn spawn_with) {
  ledger_scope scope;
  allocator_ledger ledger;
  int forwarded = 0;
  const auto look = [&](const auto& env) { forwarded = forwarding()(env); };
  spawn_with(looks(look, ex::set_value), ledger_token(scope), move_only_environment(ledger));
  assert(forwarded == 5);
  assert(ledger.allocated == 1);
}

// What allocators have constructed and destroyed, and which allocators there are at the moment.
struct construction_ledger {
  int constructed = 0;
  int destroyed = 0;
  std::set<const void*> allocators;

  construction_ledger() = default;
  construction_ledger(construction_ledger&&) = delete;
  ~construction_ledger() { assert(constructed == destroyed && allocators.empty()); }
};

// Constructs and destroys objects itself, and asserts that it is alive when it is used.
template<class T>
class constructing_allocator {
  template<class>
  friend class constructing_allocator;

  construction_ledger* ledger;

  void assert_alive() const { assert(ledger->allocators.contains(this) && "the allocator has been destroyed"); }

public:
  using value_type = T;

  explicit constructing_allocator(construction_ledger& ledger) : ledger(&ledger) { ledger.allocators.insert(this); }
  constructing_allocator(const constructing_allocator& other) noexcept : constructing_allocator(*other.ledger) {}
  template<class U>
  constructing_allocator(const constructing_allocator<U>& other) noexcept : constructing_allocator(*other.ledger) {}
  ~constructing_allocator() { ledger->allocators.erase(this); }

  constructing_allocator& operator=(const constructing_allocator&) = default;

  T* allocate(std::size_t n) {
    assert_alive();
    return std::allocator<T>().allocate(n);
  }

  void deallocate(T* memory, std::size_t n) noexcept {
    assert_alive();
    std::allocator<T>().deallocate(memory, n);
  }

  template<class U, class... Args>
  void construct(U* memory, Args&&... args) {
    assert_alive();
    ::new (static_cast<void*>(memory)) U(std::forward<Args>(args)...);
    ++ledger->constructed;
  }

  template<class U>
  void destroy(U* object) {
    assert_alive();
    object->~U();
    ++ledger->destroyed;
  }

  template<class U>
  bool operator==(const constructing_allocator<U>& other) const noexcept {
    return ledger == other.ledger;
  }
};

// The state is constructed and destroyed by the allocator, which is alive as long as it is used.
template<class Spawn>
void test_construction(Spawn spawn_with) {
  for (bool refused : {false, true}) {
    ledger_scope scope;
    scope.refuses = refused;
    construction_ledger ledger;
    spawn_with(ex::just(), ledger_token(scope), ex::prop(exs::get_allocator, constructing_allocator<char>(ledger)));
    assert(ledger.constructed == 1 && ledger.destroyed == 1);
  }
}

#if CONFORM_EDITION < 2026
// A token that asserts that it is alive when it ends an association.
class living_token : public ledger_token {
  std::set<const void*>* tokens;

public:
  living_token(ledger_scope& scope, std::set<const void*>& tokens) : ledger_token(scope), tokens(&tokens) {
    tokens.insert(this);
  }
  living_token(const living_token& other) noexcept : ledger_token(other), tokens(other.tokens) { tokens->insert(this); }
  living_token& operator=(const living_token&) = default;
  ~living_token() { tokens->erase(this); }

  void disassociate() const noexcept {
    assert(tokens->contains(this) && "the token has been destroyed");
    ledger_token::disassociate();
  }
};

template<class Spawn>
void test_token_is_alive(Spawn spawn_with) {
  ledger_scope scope;
  std::set<const void*> tokens;
  spawn_with(ex::just(), living_token(scope, tokens));
  assert(scope.tries == 1 && scope.open == 0);
  scope.refuses = true;
  spawn_with(ex::just(), living_token(scope, tokens));
  assert(scope.tries == 2 && scope.open == 0);
  assert(tokens.empty());
}
#endif

#endif
