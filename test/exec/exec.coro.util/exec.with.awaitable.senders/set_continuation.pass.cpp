// [exec.with.awaitable.senders]/2
//
// set_continuation keeps a handle, which continuation returns, in the place of the one before. It takes the handle of
// any promise, but not a coroutine_handle<>, whose promise nobody knows.

#include "coroutines.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <coroutine>
#include <utility>

struct promise : ex::with_awaitable_senders<promise> {};

template<class Handle>
concept accepted = requires(promise& p, Handle h) { p.set_continuation(h); };

using coro_type = coroutine<awaits_senders>;

static_assert(accepted<coro_type::handle>);
static_assert(accepted<std::noop_coroutine_handle>);
static_assert(!accepted<std::coroutine_handle<>>);
static_assert(!accepted<int>);
static_assert(
  std::same_as<decltype(std::declval<promise&>().set_continuation(std::declval<coro_type::handle&>())), void>);
static_assert(noexcept(std::declval<promise&>().set_continuation(std::declval<coro_type::handle&>())));

int main(int, char**) {
  const auto body = []() -> coro_type { co_return; };
  const auto first = body();
  const auto second = body();
  promise p;
  assert(!p.continuation());
  p.set_continuation(first.get());
  assert(p.continuation() == first.get());
  p.set_continuation(second.get());
  assert(p.continuation() == second.get());
  const auto noop = std::noop_coroutine();
  p.set_continuation(noop);
  assert(p.continuation() == noop);
  assert(!first.get().done() && !second.get().done());
  return 0;
}
