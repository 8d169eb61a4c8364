// [exec.awaitable]/2
//
// What await_transform of the promise does not take cannot be awaited in the coroutine, even if it is an awaiter.

#include "execution.h"

#include <coroutine>

struct another {};

struct promise {
#ifdef CONTROL
  std::suspend_never await_transform(std::suspend_always);
#else
  std::suspend_never await_transform(another);
#endif
};

// as_awaitable must return what can be awaited in the coroutine.
struct member {
  std::suspend_always as_awaitable(promise&) const noexcept { return {}; }
};

void test(promise& p) {
  static_cast<void>(ex::as_awaitable(member(), p)); // REJECTED
}
