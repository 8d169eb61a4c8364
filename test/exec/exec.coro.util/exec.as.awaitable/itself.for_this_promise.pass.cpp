// [exec.as.awaitable]/7.2
//
// A sender that is awaitable only by coroutines of this one type is awaited as a sender.
//
// EDITION: cd

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <coroutine>

struct awaitable_sender : sends_int<7> {
  bool await_ready() const noexcept { return true; }
  void await_suspend(coroutine<awaits_senders>::handle) const noexcept {}
  int await_resume() const noexcept { return 8; }
};

int main(int, char**) {
  const auto body = []() -> coroutine<awaits_senders> { assert(co_await awaitable_sender() == 7); };
  const auto coro = body();
  coro.resume();
  assert(coro.returned());
  return 0;
}
