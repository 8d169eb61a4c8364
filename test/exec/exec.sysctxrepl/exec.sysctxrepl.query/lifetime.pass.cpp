// [exec.sysctxrepl.query]/2
//
// The backend lives as long as there is a pointer to it: also in the destructors of static objects that are older than
// the backend, which come after those of younger ones.
//
// EDITION: cd c++26

#include "execution.h"
#include "replacement.h"

#include <cassert>
#include <cstdlib>
#include <memory>
#include <optional>

// Ends the program with success if the scheduler still works at the end of it.
struct last_user {
  std::optional<ex::parallel_scheduler> sch;

  ~last_user() {
    if (!sch)
      return;
    auto [answer] = ext::sync_wait(ex::schedule(*sch) | ex::then([] { return 42; })).value();
    assert(answer == 42);
    std::_Exit(0);
  }
};

last_user user;

int main(int, char**) {
  user.sch = ex::get_parallel_scheduler();
  return 1;
}
