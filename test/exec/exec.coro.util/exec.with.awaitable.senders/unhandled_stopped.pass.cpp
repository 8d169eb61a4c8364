// [exec.with.awaitable.senders]/2
//
// unhandled_stopped calls that of the promise of the continuation, each time anew, and returns what this returns.

#include "coroutines.h"
#include "execution.h"

#include <cassert>
#include <coroutine>

struct promise : ex::with_awaitable_senders<promise> {};

// What it returns is converted.
template<class Promise>
struct goes_on_itself {
  int stopped = 0;

  std::coroutine_handle<Promise> unhandled_stopped() noexcept {
    ++stopped;
    return std::coroutine_handle<Promise>::from_promise(static_cast<Promise&>(*this));
  }
};

int main(int, char**) {
  const auto body = []() -> coroutine<goes_on_itself> { co_return; };
  const auto other_body = []() -> coroutine<awaits_senders> { co_return; };
  const auto first = body();
  const auto second = body();
  const auto other = other_body();
  promise p;
  p.set_continuation(first.get());
  assert(first.promise().stopped == 0);
  assert(p.unhandled_stopped() == first.get());
  assert(first.promise().stopped == 1);
  assert(p.unhandled_stopped() == first.get());
  assert(first.promise().stopped == 2);

  p.set_continuation(second.get());
  assert(p.unhandled_stopped() == second.get());
  assert(first.promise().stopped == 2 && second.promise().stopped == 1);

  p.set_continuation(other.get());
  p.unhandled_stopped().resume();
  assert(other.promise().stopped == 1);
  assert(first.promise().stopped == 2 && second.promise().stopped == 1);
  return 0;
}
