// [exec.as.awaitable]/7.4
//
// Any other sender that can be awaited becomes something that is awaitable in the coroutine.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <coroutine>
#include <memory>
#include <tuple>
#include <utility>

using handle = coroutine<awaits_senders>::handle;

// An awaiter of what the sender sends.
template<class Awaitable>
concept awaiter_of_int = requires(Awaitable& awaitable, handle h) {
  { awaitable.await_ready() } -> std::convertible_to<bool>;
  awaitable.await_suspend(h);
  { awaitable.await_resume() } -> std::same_as<int>;
};

static_assert(awaiter_of_int<decltype(ex::as_awaitable(ex::just(7), std::declval<handle>().promise()))>);
static_assert(
  awaiter_of_int<decltype(ex::as_awaitable(std::declval<decltype(ex::just(7))&>(), std::declval<handle>().promise()))>);

int main(int, char**) {
  deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
  const auto body = [&]() -> coroutine<awaits_senders> {
    co_await ex::just();
    assert(co_await ex::just(7) == 7);
    assert(co_await ex::just(7, 'a') == std::tuple(7, 'a'));
    assert(co_await ex::then(ex::just(7), [](int i) { return i + 1; }) == 8);
    assert(*co_await ex::just(std::make_unique<int>(7)) == 7);
    assert(co_await ex::then(source.sender(), [](int i) { return i + 1; }) == 8);
  };
  const auto coro = body();
  coro.resume();
  source.complete(ex::set_value, 7);
  assert(coro.returned());
  return 0;
}
