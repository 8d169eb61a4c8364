// [exec.connect]/6.2
//
// Connecting an awaitable calls a coroutine, which may throw, whatever the awaitable and the receiver do.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"

#include <type_traits>
#include <utility>

using receiver = recording_receiver<accept_anything, accept_anything, ex::env<>>;
using awaitable = decltype(ready{[] noexcept {}});

static_assert(std::is_nothrow_move_constructible_v<awaitable>);
static_assert(std::is_nothrow_move_constructible_v<receiver>);
static_assert(!noexcept(ex::connect(std::declval<awaitable>(), std::declval<receiver>())));
static_assert(!noexcept(ex::connect(std::declval<awaitable&>(), std::declval<receiver&>())));
