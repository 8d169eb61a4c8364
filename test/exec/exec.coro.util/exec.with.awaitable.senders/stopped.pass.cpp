// [exec.with.awaitable.senders]/1
//
// If a sender that a coroutine awaits is stopped, neither the coroutine nor those that wait for it go on: the first one
// among them that has an unhandled_stopped of its own decides what comes next.

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <coroutine>
#include <memory>

// Runs child, and waits for it for ever: it tells nobody that it has come to its end.
struct wait_for {
  const coroutine<has_awaitable_senders>* child;

  bool await_ready() const noexcept { return false; }

  template<class Promise>
  std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> h) const noexcept {
    child->promise().set_continuation(h);
    return child->get();
  }

  void await_resume() const { assert(false && "a stopped coroutine goes on"); }
};

template<class Source>
void test(Source source, auto stop) {
  const auto alive = std::make_shared<int>();
  {
    const auto inner_body = [&]() -> coroutine<has_awaitable_senders> {
      const auto keep = alive;
      try {
        co_await source();
      } catch (...) {
        assert(false && "being stopped is no exception");
      }
      assert(false && "a stopped coroutine goes on");
    };
    const auto middle_body = [&]() -> coroutine<has_awaitable_senders> {
      const auto keep = alive;
      const auto inner = inner_body();
      try {
        co_await wait_for{&inner};
      } catch (...) {
        assert(false && "being stopped is no exception");
      }
    };
    const auto outer_body = [&]() -> coroutine<awaits_senders> {
      const auto middle = middle_body();
      co_await wait_for{&middle};
    };
    const auto outer = outer_body();
    outer.resume();
    stop();
    assert(outer.promise().stopped == 1);
    assert(!outer.get().done());
    assert(alive.use_count() == 3);
  }
  assert(alive.use_count() == 1);
}

int main(int, char**) {
  test([] { return ex::just_stopped(); }, [] {});

  deferred<ex::set_value_t(), ex::set_stopped_t()> source;
  test([&] { return source.sender(); }, [&] { source.complete(ex::set_stopped); });
  return 0;
}
