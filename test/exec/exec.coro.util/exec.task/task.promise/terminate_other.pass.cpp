// [task.promise]/12
//
// An exception that leaves the body of a coroutine with errors of another type only calls terminate, though the
// exception could be one of them.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <cstdlib>
#include <exception>

task<void, fails_with<int>> coroutine() {
  throw 1;
  co_return;
}

int main(int, char**) {
  record told;
  auto op = ex::connect(coroutine(), any_receiver(told, inline_env()));
  assert(told.pending());
  std::set_terminate([] { std::_Exit(0); });
  ex::start(op);
  std::_Exit(1); // nobody has called terminate
}
