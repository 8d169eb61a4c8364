// [exec.as.awaitable]/2
//
// The operation is started when the coroutine is suspended, and not before; the coroutine goes on when the operation
// has completed, inside start or later.

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>

int main(int, char**) {
  { // later
    deferred<ex::set_value_t(int)> source;
    int steps = 0;
    const auto body = [&]() -> coroutine<awaits_senders> {
      ++steps;
      assert(co_await source.sender() == 7);
      ++steps;
    };
    const auto coro = body();
    assert(!source.started());
    coro.resume();
    assert(steps == 1);
    assert(source.started());
    source.complete(ex::set_value, 7);
    assert(steps == 2);
    assert(coro.returned());
  }
  { // inside start
    const auto body = []() -> coroutine<awaits_senders> {
      for (int i = 0; i != 100; ++i)
        assert(co_await ex::just(i) == i);
    };
    const auto coro = body();
    coro.resume();
    assert(coro.returned());
  }
  { // made, but not awaited
    deferred<ex::set_value_t(int)> source;
    const auto body = []() -> coroutine<awaits_senders> { co_return; };
    const auto coro = body();
    {
      auto awaitable = ex::as_awaitable(source.sender(), coro.promise());
      assert(!source.started());
    }
    coro.resume();
    assert(coro.returned());
  }
  { // destroyed while it waits
    deferred<ex::set_value_t(int)> source;
    const auto body = [&]() -> coroutine<awaits_senders> { co_await source.sender(); };
    {
      const auto coro = body();
      coro.resume();
      assert(source.started());
    }
  }
  { // one after the other
    deferred<ex::set_value_t()> first;
    deferred<ex::set_value_t()> second;
    const auto body = [&]() -> coroutine<awaits_senders> {
      co_await first.sender();
      co_await second.sender();
    };
    const auto coro = body();
    coro.resume();
    assert(first.started() && !second.started());
    first.complete(ex::set_value);
    assert(second.started());
    second.complete(ex::set_value);
    assert(coro.returned());
  }
  return 0;
}
