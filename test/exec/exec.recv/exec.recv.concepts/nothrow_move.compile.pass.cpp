// [exec.recv.concepts]/1
//
// The construction of a receiver from an rvalue of its type must not throw, be it a move or a copy.
//
// EDITION: c++26

#include "execution.h"
#include "tags.h"

template<bool Nothrow>
struct movable {
  using receiver_concept = tag::receiver;
  movable(movable&&) noexcept(Nothrow);
};

template<bool Nothrow>
struct copyable {
  using receiver_concept = tag::receiver;
  copyable(const copyable&) noexcept(Nothrow);
};

// Lvalues are copied, but the class must be movable without exceptions all the same.
template<bool Nothrow>
struct copyable_and_movable {
  using receiver_concept = tag::receiver;
  copyable_and_movable(const copyable_and_movable&) noexcept;
  copyable_and_movable(copyable_and_movable&&) noexcept(Nothrow);
};

static_assert(ex::receiver<movable<true>>);
static_assert(ex::receiver<movable<true>&&>);
static_assert(!ex::receiver<movable<false>>);
static_assert(!ex::receiver<movable<false>&&>);

static_assert(ex::receiver<copyable<true>>);
static_assert(ex::receiver<copyable<true>&>);
static_assert(!ex::receiver<copyable<false>>);
static_assert(!ex::receiver<copyable<false>&>);
static_assert(!ex::receiver<const copyable<false>&>);

static_assert(ex::receiver<copyable_and_movable<true>&>);
static_assert(!ex::receiver<copyable_and_movable<false>>);
static_assert(!ex::receiver<copyable_and_movable<false>&>);
static_assert(!ex::receiver<const copyable_and_movable<false>&>);
