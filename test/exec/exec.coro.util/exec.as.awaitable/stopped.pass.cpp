// [exec.as.awaitable]/4.3
//
// If the operation is stopped, the coroutine does not go on: unhandled_stopped of its promise is called, and the
// coroutine that this returns is resumed.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <coroutine>
#include <memory>

// Goes on with another coroutine.
template<class Promise>
struct goes_on_elsewhere {
  std::coroutine_handle<> elsewhere;

  template<class T>
  decltype(auto) await_transform(T&& value) {
    return ex::as_awaitable(static_cast<T&&>(value), static_cast<Promise&>(*this));
  }

  struct result {
    std::coroutine_handle<> h;
    operator std::coroutine_handle<>() const noexcept { return h; }
  };

  result unhandled_stopped() noexcept { return {elsewhere}; }
};

int main(int, char**) {
  { // inside start
    const auto body = []() -> coroutine<awaits_senders> {
      co_await ex::just_stopped();
      assert(false && "a stopped coroutine goes on");
    };
    const auto coro = body();
    coro.resume();
    assert(coro.promise().stopped == 1);
    assert(!coro.get().done());
  }
  { // later; it cannot be caught, but what is in the coroutine is destroyed with it
    auto alive = std::make_shared<int>();
    {
      deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
      const auto body = [&]() -> coroutine<awaits_senders> {
        const auto keep = alive;
        try {
          co_await source.sender();
        } catch (...) {
          assert(false && "being stopped is no exception");
        }
        assert(false && "a stopped coroutine goes on");
      };
      const auto coro = body();
      coro.resume();
      assert(coro.promise().stopped == 0);
      source.complete(ex::set_stopped);
      assert(coro.promise().stopped == 1);
      assert(!coro.get().done());
      assert(alive.use_count() == 2);
    }
    assert(alive.use_count() == 1);
  }
  { // what unhandled_stopped returns is resumed
    bool resumed = false;
    const auto other_body = [&]() -> coroutine<awaits_senders> {
      resumed = true;
      co_return;
    };
    const auto other = other_body();
    deferred<ex::set_stopped_t()> source;
    const auto body = [&]() -> coroutine<goes_on_elsewhere> { co_await source.sender(); };
    const auto coro = body();
    coro.promise().elsewhere = other.get();
    coro.resume();
    assert(!resumed);
    source.complete(ex::set_stopped);
    assert(resumed);
    assert(other.returned());
    assert(!coro.get().done());
  }
  return 0;
}
