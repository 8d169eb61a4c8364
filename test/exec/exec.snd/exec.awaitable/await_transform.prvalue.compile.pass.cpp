// [exec.awaitable]/2, [exec.awaitable]/3
//
// A prvalue is awaited as one: it can be the argument of an await_transform, or of an operator co_await, that takes it
// by value, though it cannot be moved.

#include "execution.h"
#include "values.h"

#include <concepts>
#include <coroutine>
#include <utility>

struct immovable : not_movable {};

struct with_operator : not_movable {};
std::suspend_never operator co_await(with_operator);

struct promise {};

struct transforming_promise {
  std::suspend_never await_transform(immovable);
};

// as_awaitable must return what can be awaited in the coroutine.
template<class Result>
struct member {
  Result as_awaitable(auto&) const noexcept;
};

template<class Result, class Promise>
concept made_by_member =
  std::same_as<decltype(ex::as_awaitable(std::declval<member<Result>>(), std::declval<Promise&>())), Result>;

static_assert(made_by_member<immovable, transforming_promise>);
static_assert(made_by_member<with_operator, promise>);
