// [exec.awaitable]/2
//
// The promise may be final: what its await_transform takes can be awaited, and everything if it has none.

#include "coroutines.h"
#include "execution.h"

#include <coroutine>

struct not_awaitable {};

struct with_await_transform final {
  std::suspend_never await_transform(not_awaitable);
};

struct without_await_transform final {};

static_assert(given_by_member<not_awaitable, with_await_transform>);
static_assert(given_by_member<std::suspend_never, without_await_transform>);
