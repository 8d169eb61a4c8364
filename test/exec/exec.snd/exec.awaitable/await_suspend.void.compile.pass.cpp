// [exec.awaitable]/3.1
//
// await_suspend may return nothing.

#include "coroutines.h"
#include "execution.h"

struct nothing {};

static_assert(ex::sender<awaiter<void, void>>);
static_assert(!ex::sender<awaiter<void, nothing>>);
static_assert(!ex::sender<awaiter<void, decltype(nullptr)>>);
static_assert(!ex::sender<awaiter<void, void*>>);
