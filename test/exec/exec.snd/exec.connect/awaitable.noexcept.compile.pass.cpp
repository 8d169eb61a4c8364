// [exec.connect]/6.2
//
// To connect an awaitable may always throw: it takes a coroutine.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"

#include <utility>

using receiver = decltype(any_receiver(std::declval<record&>()));

static_assert(!noexcept(ex::connect(std::declval<awaiter<int>>(), std::declval<receiver>())));
static_assert(!noexcept(ex::connect(std::declval<const awaiter<void>&>(), std::declval<receiver>())));
