// [exec.spawn.future]/14
//
// A future that is consumed keeps the results and the association until the operation that consumed it is destroyed.
//
// EDITION: cd

#include "allocators.h"
#include "execution.h"
#include "lived_senders.h"
#include "receivers.h"
#include "scopes.h"

#include <cassert>
#include <string>
#include <utility>

int main(int, char**) {
  std::string journal;
  allocator_ledger ledger(journal);
  ledger_scope scope(journal);
  const auto sndr = lived_sender(journal);
  {
    auto future =
      ex::spawn_future(sndr, ledger_token(scope), ex::prop(exs::get_allocator, ledger_allocator<int>(ledger)));
    record told;
    auto op = ex::connect(std::move(future), any_receiver(told));
    ex::start(op);
    assert(told.value());
    std::erase(journal, 's');
    assert(journal == "a+!");
  }
  std::erase(journal, 's');
  assert(journal == "a+!of-");
  return 0;
}
