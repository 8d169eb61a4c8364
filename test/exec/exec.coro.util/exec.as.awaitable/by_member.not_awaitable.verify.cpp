// [exec.as.awaitable]/7.1
//
// What a member function as_awaitable returns must be awaitable in the coroutine.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"

#include <coroutine>

struct not_awaitable {};

struct member {
#ifdef CONTROL
  std::suspend_never as_awaitable(auto&) const noexcept { return {}; }
#else
  not_awaitable as_awaitable(auto&) const noexcept { return {}; }
#endif
};

void test(coroutine<awaits_senders>::promise_type& p) {
  static_cast<void>(ex::as_awaitable(member(), p)); // REJECTED
}
