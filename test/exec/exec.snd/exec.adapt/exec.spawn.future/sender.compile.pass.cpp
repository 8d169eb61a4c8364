// [exec.spawn.future]/16.2, [exec.spawn.future]/16.3
//
// The future is a sender that can be moved, not copied, and has the tag of spawn_future.

#include "execution.h"
#include "receivers.h"
#include "scopes.h"

#include <concepts>
#include <type_traits>
#include <utility>

using future = decltype(ex::spawn_future(ex::just(1), std::declval<ledger_token>()));
using receiver = decltype(any_receiver(std::declval<record&>()));

static_assert(ex::sender<future>);
static_assert(ex::sender_in<future, ex::env_of_t<receiver>>);
static_assert(ex::operation_state<ex::connect_result_t<future, receiver>>);
static_assert(!ex::sender<future&>);
static_assert(std::is_move_constructible_v<future> && !std::is_copy_constructible_v<future>);
static_assert(std::same_as<ex::tag_of_t<future>, ex::spawn_future_t>);
