// [exec.as.awaitable]/4.1
//
// If the values cannot be kept, the exception is thrown in the coroutine.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"
#include "values.h"

#include <cassert>

int main(int, char**) {
  {
    throwing_copy value;
    deferred<ex::set_value_t(const throwing_copy&)> source;
    bool caught = false;
    const auto body = [&]() -> coroutine<awaits_senders> {
      try {
        co_await source.sender();
      } catch (int) {
        caught = true;
      }
    };
    const auto coro = body();
    coro.resume();
    assert(!caught);
    source.complete(ex::set_value, value);
    assert(caught);
    assert(coro.returned());
  }
  { // one of several
    throwing_copy value;
    deferred<ex::set_value_t(int, const throwing_copy&)> source;
    const auto body = [&]() -> coroutine<awaits_senders> { co_await source.sender(); };
    const auto coro = body();
    coro.resume();
    source.complete(ex::set_value, 7, value);
    assert(coro.get().done());
    assert(coro.promise().exception);
  }
  return 0;
}
