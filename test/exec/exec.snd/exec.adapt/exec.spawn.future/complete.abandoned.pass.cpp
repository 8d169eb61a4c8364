// [exec.spawn.future]/9.3
//
// If the future is gone when the operation completes, the completion destroys the operation, gives the memory back and
// ends the association.
//
// EDITION: cd c++26

#include "allocators.h"
#include "execution.h"
#include "scopes.h"
#include "senders.h"

#include <cassert>
#include <string>

int main(int, char**) {
  std::string journal;
  allocator_ledger ledger(journal);
  ledger_scope scope(journal);
  deferred<ex::set_value_t(int), ex::set_stopped_t()> source;
  {
    auto future = ex::spawn_future(
      source.sender(), ledger_token(scope), ex::prop(exs::get_allocator, ledger_allocator<int>(ledger)));
    assert(journal == "a+");
  }
  assert(source.started() && scope.open == 1);
  assert(journal == "a+");
  source.complete(ex::set_value, 1);
  assert(journal == "a+f-");
  return 0;
}
