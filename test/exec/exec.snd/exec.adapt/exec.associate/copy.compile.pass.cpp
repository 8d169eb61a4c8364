// [exec.associate]/4
//
// The sender that associate returns can be copied if and only if the wrapped sender can; it can always be moved.
//
// EDITION: cd c++26

#include "execution.h"
#include "scopes.h"
#include "senders.h"

#include <type_traits>
#include <utility>

template<class Sndr>
using associated = decltype(ex::associate(std::declval<Sndr>(), std::declval<ledger_token>()));

using copyable = decltype(ex::just(1));
using movable = move_only_sender<copyable>;

static_assert(std::is_copy_constructible_v<associated<copyable>>);
static_assert(std::is_move_constructible_v<associated<copyable>>);
static_assert(!std::is_copy_constructible_v<associated<movable>>);
static_assert(std::is_move_constructible_v<associated<movable>>);

static_assert(ex::sender<associated<copyable>&>);
static_assert(ex::sender<associated<movable>>);
static_assert(!ex::sender<associated<movable>&>);
