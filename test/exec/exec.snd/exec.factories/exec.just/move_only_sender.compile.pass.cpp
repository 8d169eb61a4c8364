// [exec.just]/2, [exec.snd.concepts]/9.2
//
// The sender can be copied if its datums can; only then is an lvalue of it a sender.

#include "execution.h"
#include "values.h"

#include <concepts>
#include <utility>

using copyable_sender = decltype(ex::just(std::declval<int>()));
using copyable_error = decltype(ex::just_error(std::declval<int>()));
using movable_sender = decltype(ex::just(std::declval<int>(), std::declval<move_only>()));
using movable_error = decltype(ex::just_error(std::declval<move_only>()));

static_assert(std::copy_constructible<copyable_sender>);
static_assert(std::copy_constructible<copyable_error>);
static_assert(std::copy_constructible<decltype(ex::just())>);
static_assert(std::copy_constructible<decltype(ex::just_stopped())>);

static_assert(ex::sender<copyable_sender>);
static_assert(ex::sender<copyable_sender&>);
static_assert(ex::sender<const copyable_sender&>);
static_assert(ex::sender_in<copyable_sender&, ex::env<>>);
static_assert(ex::sender<copyable_error&>);

static_assert(std::move_constructible<movable_sender>);
static_assert(!std::copy_constructible<movable_sender>);
static_assert(std::move_constructible<movable_error>);
static_assert(!std::copy_constructible<movable_error>);

static_assert(ex::sender<movable_sender>);
static_assert(!ex::sender<movable_sender&>);
static_assert(!ex::sender<const movable_sender&>);
static_assert(!ex::sender<const movable_sender>);
static_assert(!ex::sender_in<movable_sender&, ex::env<>>);
static_assert(ex::sender<movable_error>);
static_assert(!ex::sender<movable_error&>);
