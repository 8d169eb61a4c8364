// [exec.spawn]/11.1, [exec.spawn]/9
//
// The state is constructed and destroyed by the allocator, not only placed where it has memory; the allocator that
// destroys it and gives the memory back is not the one that is destroyed with it.
//
// EDITION: cd c++26

#include "execution.h"
#include "spawning.h"

#include <utility>

int main(int, char**) {
  static_assert(ex::scope_token<ledger_token>);
  test_construction([]<class... Args>(Args&&... args) { static_cast<void>(ex::spawn(std::forward<Args>(args)...)); });
  return 0;
}
