// [exec.spawn.future]/15.2
//
// If the environment has no allocator and the wrapped sender has one among its attributes, the state is allocated with
// that, once, and it is what the operation sees.

#include "execution.h"
#include "spawning.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  static_assert(ex::scope_token<ledger_token>);
  test_allocator_of_sender(
    []<class... Args>(Args&&... args) { static_cast<void>(ex::spawn_future(std::forward<Args>(args)...)); });
  return 0;
}
