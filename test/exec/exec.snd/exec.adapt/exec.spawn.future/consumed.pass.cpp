// [exec.spawn.future]/11.3
//
// When the receiver of what consumes the future has been completed, the operation that was spawned is destroyed, its
// memory is given back and the association ends, although the operation that consumed it is still there.
//
// EDITION: c++26

#include "allocators.h"
#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <string>
#include <utility>

int main(int, char**) {
  { // complete before it is consumed
    std::string journal;
    allocator_ledger ledger(journal);
    ledger_scope scope(journal);
    const auto sndr = lived_sender(journal);
    auto future =
      ex::spawn_future(sndr, ledger_token(scope), ex::prop(exs::get_allocator, ledger_allocator<int>(ledger)));
    record told;
    auto op = ex::connect(std::move(future), any_receiver(told));
    ex::start(op);
    assert(told.value());
    std::erase(journal, 's');
    assert(journal == "a+!of-");
  }
  { // complete after that
    std::string journal;
    allocator_ledger ledger(journal);
    ledger_scope scope(journal);
    deferred<ex::set_value_t()> source;
    record told;
    auto op = ex::connect(ex::spawn_future(source.sender(), ledger_token(scope),
                            ex::prop(exs::get_allocator, ledger_allocator<int>(ledger))),
      any_receiver(told));
    ex::start(op);
    assert(journal == "a+");
    source.complete(ex::set_value);
    assert(told.value());
    assert(journal == "a+f-");
  }
  return 0;
}
