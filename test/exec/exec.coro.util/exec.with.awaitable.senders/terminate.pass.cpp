// [exec.with.awaitable.senders]/1
//
// Without a continuation, unhandled_stopped ends the program by terminate.

#include "execution.h"

#include <cassert>
#include <coroutine>
#include <cstdlib>
#include <exception>

struct promise : ex::with_awaitable_senders<promise> {};

int main(int, char**) {
  promise p;
  assert(p.continuation() == std::coroutine_handle<>());
  std::set_terminate([] { std::_Exit(0); });
  static_cast<void>(p.unhandled_stopped());
  return 1;
}
