// [exec.awaitable]/2
//
// What a coroutine awaits is what await_transform of its promise makes of the operand, if there is such a member.

#include "execution.h"

#include <concepts>
#include <coroutine>
#include <utility>

struct not_awaitable {};

struct promise {
  std::suspend_never await_transform(not_awaitable);
};

// as_awaitable must return what can be awaited in the coroutine.
struct member {
  not_awaitable as_awaitable(promise&) const noexcept;
};

static_assert(std::same_as<decltype(ex::as_awaitable(member(), std::declval<promise&>())), not_awaitable>);
