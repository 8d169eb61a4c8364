// [exec.with.awaitable.senders]/3
//
// await_transform(value) is as_awaitable(value, p), where p is the promise itself, and has its type.

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <coroutine>
#include <memory>
#include <utility>

using promise = coroutine<has_awaitable_senders>::promise_type;

struct result : std::suspend_never {
  const void* promise = nullptr;
};

struct by_member {
  result as_awaitable(promise& p) const noexcept { return {{}, &p}; }
};

struct member_with_reference {
  result* to;
  result& as_awaitable(promise&) const noexcept { return *to; }
};

struct throwing {
  std::suspend_never as_awaitable(promise&) const { throw 7; }
};

template<class T>
concept same_as_as_awaitable = std::same_as<decltype(std::declval<promise&>().await_transform(std::declval<T>())),
  decltype(ex::as_awaitable(std::declval<T>(), std::declval<promise&>()))>;

using sender = decltype(ex::just(7));

static_assert(same_as_as_awaitable<sender>);
static_assert(same_as_as_awaitable<sender&>);
static_assert(same_as_as_awaitable<const sender&>);
static_assert(same_as_as_awaitable<by_member>);
static_assert(same_as_as_awaitable<member_with_reference>);
static_assert(same_as_as_awaitable<std::suspend_never>);
static_assert(same_as_as_awaitable<std::suspend_never&>);

int main(int, char**) {
  const auto body = []() -> coroutine<has_awaitable_senders> { co_await throwing(); };
  const auto coro = body();
  promise& p = coro.promise();
  assert(p.await_transform(by_member()).promise == &p);

  result referred;
  assert(&p.await_transform(member_with_reference{&referred}) == &referred);

  std::suspend_never lvalue;
  assert(std::addressof(p.await_transform(lvalue)) == &lvalue);

  // an exception is the coroutine's
  coro.resume();
  assert(coro.get().done());
  assert(coro.promise().exception);

  // a sender that cannot be copied
  const auto moving_body = []() -> coroutine<has_awaitable_senders> {
    assert(co_await move_only_sender(ex::just(7)) == 7);
  };
  const auto moving = moving_body();
  moving.resume();
  assert(moving.returned());
  return 0;
}
