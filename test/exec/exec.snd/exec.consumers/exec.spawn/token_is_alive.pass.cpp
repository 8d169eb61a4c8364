// [exec.spawn]/8
//
// The token that ends the association is not the one that is destroyed with the state.
//
// EDITION: cd

#include "execution.h"
#include "spawning.h"

#include <utility>

int main(int, char**) {
  static_assert(ex::scope_token<living_token>);
  test_token_is_alive([]<class... Args>(Args&&... args) { static_cast<void>(ex::spawn(std::forward<Args>(args)...)); });
  return 0;
}
