// [exec.with.awaitable.senders]/2
//
// If the promise of the continuation has no unhandled_stopped, unhandled_stopped ends the program by terminate, even if
// the continuation before had one.

#include "coroutines.h"
#include "execution.h"

#include <cassert>
#include <cstdlib>
#include <exception>

struct promise : ex::with_awaitable_senders<promise> {};

template<class Promise>
struct without_unhandled_stopped {};

int main(int, char**) {
  const auto body = []() -> coroutine<awaits_senders> { co_return; };
  const auto coro = body();
  const auto without_body = []() -> coroutine<without_unhandled_stopped> { co_return; };
  const auto without = without_body();
  promise p;
  p.set_continuation(coro.get());
  static_cast<void>(p.unhandled_stopped());
  assert(coro.promise().stopped == 1);

  p.set_continuation(without.get());
  assert(p.continuation() == without.get());
  std::set_terminate([] { std::_Exit(0); });
  static_cast<void>(p.unhandled_stopped());
  return 1;
}
