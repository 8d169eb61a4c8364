// [exec.sync.wait]/4
//
// sync_wait waits for whatever is a sender, also for an awaitable.

#include "coroutines.h"
#include "execution.h"
#include "values.h"

#include <cassert>
#include <tuple>
#include <utility>

int main(int, char**) {
  assert(ext::sync_wait(ready([] { return 7; })) == std::tuple(7));
  assert(ext::sync_wait(ready([] {})) == std::tuple<>());
  auto moved = ext::sync_wait(ready([] { return move_only(7); }));
  assert(std::get<0>(*moved).value == 7);

  ready lvalue([] { return 7; });
  assert(ext::sync_wait(lvalue) == std::tuple(7));

  bool caught = false;
  try {
    static_cast<void>(ext::sync_wait(ready([]() -> int { throw 7; })));
  } catch (int i) {
    caught = i == 7;
  }
  assert(caught);
  return 0;
}
