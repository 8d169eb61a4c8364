// [exec.spawn]/10.1
//
// If the environment that spawn is given has an allocator, the state is allocated with it, once, and it is what the
// operation sees, whatever allocator the sender has.

#include "execution.h"
#include "spawning.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  static_assert(ex::scope_token<ledger_token>);
  test_allocator_of_environment(
    []<class... Args>(Args&&... args) { static_cast<void>(ex::spawn(std::forward<Args>(args)...)); });
  return 0;
}
