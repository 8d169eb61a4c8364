// [exec.spawn.future]/12
//
// The operation is destroyed first, then the memory is given back to the allocator, and then the association ends; if
// there was none, none is ended.
//
// EDITION: cd c++26

#include "allocators.h"
#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>
#include <string>
#include <utility>

template<class Fn>
std::string journal_of(bool refused, Fn fn) {
  std::string journal;
  {
    allocator_ledger ledger(journal);
    ledger_scope scope(journal);
    scope.refuses = refused;
    fn(ex::spawn_future(
      lived_sender(journal), ledger_token(scope), ex::prop(exs::get_allocator, ledger_allocator<int>(ledger))));
  }
  std::erase(journal, 's'); // when the sender goes is not the question
  return journal;
}

int main(int, char**) {
  const auto abandon = [](auto future) { auto dropped = std::move(future); };
  assert(journal_of(false, abandon) == "a+!of-");
  assert(journal_of(true, abandon) == "aof");

  const auto consume = [](auto future) {
    record told;
    run(std::move(future), any_receiver(told));
  };
  assert(journal_of(false, consume) == "a+!of-");
  assert(journal_of(true, consume) == "aof");
  return 0;
}
