// [exec.awaitable]/3.2
//
// await_suspend may return a bool, and nothing that is only like one.

#include "coroutines.h"
#include "execution.h"

struct like_bool {
  operator bool() const;
};

static_assert(ex::sender<awaiter<void, bool>>);
static_assert(!ex::sender<awaiter<void, int>>);
static_assert(!ex::sender<awaiter<void, bool&>>);
static_assert(!ex::sender<awaiter<void, bool&&>>);
static_assert(!ex::sender<awaiter<void, like_bool>>);
