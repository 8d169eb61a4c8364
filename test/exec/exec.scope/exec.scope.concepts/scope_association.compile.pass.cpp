// [exec.scope.concepts]/1
//
// An association is movable without exceptions and can be made without arguments; a const one says without exceptions
// whether it is engaged, and tries to associate once more, with a result of its own type.
//
// EDITION: c++26

#include "execution.h"

struct base {
  explicit operator bool() const noexcept;
};

struct good : base {
  good try_associate() const;
};

static_assert(ex::scope_association<good>);

struct move_only : base {
  move_only() = default;
  move_only(move_only&&) noexcept;
  move_only& operator=(move_only&&) noexcept;
  move_only try_associate() const;
};
static_assert(ex::scope_association<move_only>);

struct implicit {
  operator bool() const noexcept;
  implicit try_associate() const noexcept;
};
static_assert(ex::scope_association<implicit>);

// movable, without exceptions
struct immovable : base {
  immovable() = default;
  immovable(immovable&&) = delete;
  immovable try_associate() const;
};
struct not_assignable : base {
  not_assignable() = default;
  not_assignable(not_assignable&&) noexcept;
  not_assignable& operator=(not_assignable&&) = delete;
  not_assignable try_associate() const;
};
struct throwing_move : base {
  throwing_move() = default;
  throwing_move(throwing_move&&) noexcept(false);
  throwing_move& operator=(throwing_move&&) noexcept;
  throwing_move try_associate() const;
};
struct throwing_assignment : base {
  throwing_assignment() = default;
  throwing_assignment(throwing_assignment&&) noexcept;
  throwing_assignment& operator=(throwing_assignment&&) noexcept(false);
  throwing_assignment try_associate() const;
};

static_assert(!ex::scope_association<immovable>);
static_assert(!ex::scope_association<not_assignable>);
static_assert(!ex::scope_association<throwing_move>);
static_assert(!ex::scope_association<throwing_assignment>);
static_assert(!ex::scope_association<const good>);
static_assert(!ex::scope_association<good&>);
static_assert(!ex::scope_association<bool>);

// default constructible
struct not_default_constructible : base {
  explicit not_default_constructible(int);
  not_default_constructible try_associate() const;
};
static_assert(!ex::scope_association<not_default_constructible>);

// engaged
struct unknown {
  unknown try_associate() const;
};
struct throwing_answer {
  explicit operator bool() const noexcept(false);
  throwing_answer try_associate() const;
};
struct answer_if_not_const {
  explicit operator bool() noexcept;
  answer_if_not_const try_associate() const;
};

static_assert(!ex::scope_association<unknown>);
static_assert(!ex::scope_association<throwing_answer>);
static_assert(!ex::scope_association<answer_if_not_const>);

// try_associate
struct not_associating : base {};
struct associates_if_not_const : base {
  associates_if_not_const try_associate();
};
struct associates_by_bool : base {
  bool try_associate() const;
};
struct associates_by_reference : base {
  associates_by_reference& try_associate() const;
};

static_assert(!ex::scope_association<not_associating>);
static_assert(!ex::scope_association<associates_if_not_const>);
static_assert(!ex::scope_association<associates_by_bool>);
static_assert(!ex::scope_association<associates_by_reference>);
