// Where the memory of what is spawned comes from, and what environment it sees: for spawn and spawn_future.

#ifndef SUPPORT_SPAWNING_H
#define SUPPORT_SPAWNING_H

#include "allocators.h"
#include "environments.h"
#include "execution.h"
#include "scopes.h"
#include "tags.h"

#include <cassert>
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

#endif
