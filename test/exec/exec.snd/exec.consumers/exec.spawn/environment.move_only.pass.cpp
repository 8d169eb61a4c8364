// [exec.spawn]/10
//
// The environment may be one that can only be moved.
//
// INFORMATIVE: the expression env stands in two places, of which one asks it for its allocator

#include "execution.h"
#include "spawning.h"

#include <utility>

int main(int, char**) {
  static_assert(ex::scope_token<ledger_token>);
  test_move_only_environment(
    []<class... Args>(Args&&... args) { static_cast<void>(ex::spawn(std::forward<Args>(args)...)); });
  return 0;
}
