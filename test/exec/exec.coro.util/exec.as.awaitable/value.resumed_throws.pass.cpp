// [exec.as.awaitable]/4.1
//
// The exceptions that become the result are those of keeping the values. One that comes out of the coroutine when it is
// resumed does not resume it again: set_value throws nothing, so that it ends the program by terminate.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"

#include <cassert>
#include <coroutine>
#include <cstdlib>
#include <exception>

// What the coroutine does not catch comes out of it.
struct throwing_coroutine {
  struct promise_type {
    throwing_coroutine get_return_object() noexcept {
      return {std::coroutine_handle<promise_type>::from_promise(*this)};
    }
    std::suspend_always initial_suspend() const noexcept { return {}; }
    std::suspend_always final_suspend() const noexcept { return {}; }
    void return_void() const noexcept {}
    void unhandled_exception() { throw; }
    std::coroutine_handle<> unhandled_stopped() noexcept { return std::noop_coroutine(); }

    template<class T>
    decltype(auto) await_transform(T&& value) {
      return ex::as_awaitable(static_cast<T&&>(value), *this);
    }
  };

  std::coroutine_handle<promise_type> self;
};

int main(int, char**) {
  deferred<ex::set_value_t(int)> source;
  int resumed = 0;
  const auto body = [&]() -> throwing_coroutine {
    assert(co_await source.sender() == 7);
    ++resumed;
    throw 1;
  };
  const throwing_coroutine coro = body();
  coro.self.resume();
  static int* const times = &resumed;
  std::set_terminate([] { std::_Exit(*times == 1 ? 0 : 1); });
  source.complete(ex::set_value, 7);
  std::_Exit(1); // nobody has called terminate
}
