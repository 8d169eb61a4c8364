// [exec.with.awaitable.senders]/1
//
// A coroutine whose promise is derived from with_awaitable_senders can await senders, and awaitables as ever.

#include "senders.h"
#include "coroutines.h"
#include "execution.h"

#include <cassert>
#include <tuple>

int main(int, char**) {
  deferred<ex::set_value_t(int), ex::set_error_t(int)> source;
  gate where;
  const auto body = [&]() -> coroutine<has_awaitable_senders> {
    co_await ex::just();
    assert(co_await ex::just(7) == 7);
    assert(co_await ex::just(7, 8) == std::tuple(7, 8));
    assert(co_await source.sender() == 7);
    assert(co_await where.wait([] { return 7; }) == 7);
    bool caught = false;
    try {
      co_await source.sender();
    } catch (int i) {
      assert(i == 8);
      caught = true;
    }
    assert(caught);
  };
  const auto coro = body();
  coro.resume();
  source.complete(ex::set_value, 7);
  where.resume();
  source.complete(ex::set_error, 8);
  assert(coro.returned());
  return 0;
}
