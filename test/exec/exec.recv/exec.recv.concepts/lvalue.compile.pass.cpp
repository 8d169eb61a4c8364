// [exec.recv.concepts]/1
//
// A receiver type that is an lvalue reference, or const, is of a class that can be constructed from such an expression.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

struct copyable {
  using receiver_concept = tag::receiver;
};

struct move_only {
  using receiver_concept = tag::receiver;
  move_only(move_only&&) noexcept;
};

struct copyable_from_non_const {
  using receiver_concept = tag::receiver;
  copyable_from_non_const(copyable_from_non_const&&) noexcept;
  copyable_from_non_const(copyable_from_non_const&) noexcept;
};

// Unlike the move, the copy need not be implicit.
struct explicitly_copyable {
  using receiver_concept = tag::receiver;
  explicitly_copyable(explicitly_copyable&&) noexcept;
  explicit explicitly_copyable(const explicitly_copyable&) noexcept;
};

// In no edition must the copy be noexcept.
struct throwing_copy {
  using receiver_concept = tag::receiver;
  throwing_copy(throwing_copy&&) noexcept;
  throwing_copy(const throwing_copy&) noexcept(false);
};

template<class Rcvr>
inline constexpr bool rvalues = ex::receiver<Rcvr> && ex::receiver<Rcvr&&>;

template<class Rcvr>
inline constexpr bool lvalues = ex::receiver<Rcvr&>;

template<class Rcvr>
inline constexpr bool const_lvalues = ex::receiver<const Rcvr&>;

template<class Rcvr>
inline constexpr bool const_rvalues = ex::receiver<const Rcvr> && ex::receiver<const Rcvr&&>;

static_assert(rvalues<copyable>);
static_assert(lvalues<copyable>);
static_assert(const_lvalues<copyable>);
static_assert(const_rvalues<copyable>);

static_assert(rvalues<move_only>);
static_assert(!ex::receiver<move_only&>);
static_assert(!ex::receiver<const move_only&>);
static_assert(!ex::receiver<const move_only>);
static_assert(!ex::receiver<const move_only&&>);

static_assert(rvalues<copyable_from_non_const>);
static_assert(lvalues<copyable_from_non_const>);
static_assert(!ex::receiver<const copyable_from_non_const&>);
static_assert(!ex::receiver<const copyable_from_non_const>);
static_assert(!ex::receiver<const copyable_from_non_const&&>);

static_assert(rvalues<explicitly_copyable>);
static_assert(lvalues<explicitly_copyable>);
static_assert(const_lvalues<explicitly_copyable>);
static_assert(const_rvalues<explicitly_copyable>);

static_assert(rvalues<throwing_copy>);
static_assert(lvalues<throwing_copy>);
static_assert(const_lvalues<throwing_copy>);
static_assert(const_rvalues<throwing_copy>);
