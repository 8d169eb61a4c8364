// [exec.as.awaitable]/4.1
//
// The values with which the operation completes are kept, and the coroutine is resumed. They may go away then.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

int main(int, char**) {
  { // one value, from an lvalue
    deferred<ex::set_value_t(const std::string&)> source;
    std::string value(100, 'a');
    const auto body = [&]() -> coroutine<awaits_senders> {
      std::string result = co_await source.sender();
      assert(result == std::string(100, 'a'));
    };
    const auto coro = body();
    coro.resume();
    source.complete(ex::set_value, value);
    assert(coro.returned());
    assert(value == std::string(100, 'a'));
  }
  { // one value that cannot be copied
    deferred<ex::set_value_t(move_only)> source;
    const auto body = [&]() -> coroutine<awaits_senders> {
      const move_only result = co_await source.sender();
      assert(result.value == 7);
    };
    const auto coro = body();
    coro.resume();
    source.complete(ex::set_value, move_only(7));
    assert(coro.returned());
  }
  { // several values
    deferred<ex::set_value_t(int, move_only)> source;
    const auto body = [&]() -> coroutine<awaits_senders> {
      const auto [first, second] = co_await source.sender();
      assert(first == 7);
      assert(second.value == 8);
    };
    const auto coro = body();
    coro.resume();
    source.complete(ex::set_value, 7, move_only(8));
    assert(coro.returned());
  }
  { // none
    deferred<ex::set_value_t()> source;
    const auto body = [&]() -> coroutine<awaits_senders> { co_await source.sender(); };
    const auto coro = body();
    coro.resume();
    assert(!coro.returned());
    source.complete(ex::set_value);
    assert(coro.returned());
  }
  { // the datum of the operation is gone when the coroutine goes on
    deferred<ex::set_value_t(std::string&)> source;
    deferred<ex::set_value_t()> meanwhile;
    std::optional<std::string> value(std::in_place, 100, 'a');
    const auto body = [&]() -> coroutine<awaits_senders> {
      const std::string result = co_await source.sender();
      co_await meanwhile.sender();
      assert(result == std::string(100, 'a'));
    };
    const auto coro = body();
    coro.resume();
    source.complete(ex::set_value, *value);
    value.reset();
    meanwhile.complete(ex::set_value);
    assert(coro.returned());
  }
  return 0;
}
