// [exec.awaitable]/2, [exec.awaitable]/3
//
// A prvalue is awaited as one: it can be the argument of an await_transform, or of an operator co_await, that takes it
// by value, though it cannot be moved.

#include "coroutines.h"
#include "execution.h"
#include "values.h"

#include <coroutine>

struct immovable : not_movable {};

struct with_operator : not_movable {};
std::suspend_never operator co_await(with_operator);

struct promise {};

struct transforming_promise {
  std::suspend_never await_transform(immovable);
};

static_assert(given_by_member<immovable, transforming_promise>);
static_assert(given_by_member<with_operator, promise>);
