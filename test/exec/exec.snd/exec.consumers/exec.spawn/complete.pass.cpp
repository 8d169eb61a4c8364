// [exec.spawn]/8, [exec.spawn]/9
//
// When what is spawned completes, its operation is destroyed, then the memory is given back, and then the association
// ends.
//
// EDITION: cd

#include "allocators.h"
#include "execution.h"
#include "lived_senders.h"
#include "scopes.h"

#include <cassert>
#include <string>

int main(int, char**) {
  std::string journal;
  allocator_ledger ledger(journal);
  ledger_scope scope(journal);
  auto sndr = lived_sender(journal);
  ex::spawn(sndr, ledger_token(scope), ex::prop(exs::get_allocator, ledger_allocator<int>(ledger)));
  std::erase(journal, 's');
  assert(journal == "a+!of-");
  return 0;
}
