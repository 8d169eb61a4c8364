// [exec.awaitable]/2
//
// The promise may be final: what its await_transform takes can be awaited, and everything if it has none.

#include "execution.h"

#include <concepts>
#include <coroutine>
#include <utility>

struct not_awaitable {};

struct with_await_transform final {
  std::suspend_never await_transform(not_awaitable);
};

struct without_await_transform final {};

// as_awaitable must return what can be awaited in the coroutine.
template<class Result>
struct member {
  Result as_awaitable(auto&) const noexcept;
};

template<class Result, class Promise>
concept made_by_member =
  std::same_as<decltype(ex::as_awaitable(std::declval<member<Result>>(), std::declval<Promise&>())), Result>;

static_assert(made_by_member<not_awaitable, with_await_transform>);
static_assert(made_by_member<std::suspend_never, without_await_transform>);
