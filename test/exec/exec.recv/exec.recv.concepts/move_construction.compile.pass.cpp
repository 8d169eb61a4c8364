// [exec.recv.concepts]/1
//
// A receiver can be constructed from an rvalue of its type, implicitly too, and destroyed.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

struct trivial {
  using receiver_concept = tag::receiver;
};

struct move_only {
  using receiver_concept = tag::receiver;
  move_only(move_only&&) noexcept;
};

// An rvalue is copied.
struct copy_only {
  using receiver_concept = tag::receiver;
  copy_only(const copy_only&) noexcept;
};

struct not_movable {
  using receiver_concept = tag::receiver;
  not_movable(not_movable&&) = delete;
};

struct copyable_but_not_movable {
  using receiver_concept = tag::receiver;
  copyable_but_not_movable(const copyable_but_not_movable&) noexcept;
  copyable_but_not_movable(copyable_but_not_movable&&) = delete;
};

class privately_movable {
  privately_movable(privately_movable&&) noexcept;

public:
  using receiver_concept = tag::receiver;
};

struct explicitly_movable {
  using receiver_concept = tag::receiver;
  explicit explicitly_movable(explicitly_movable&&) noexcept;
};

struct not_destructible {
  using receiver_concept = tag::receiver;
  not_destructible(not_destructible&&) noexcept;
  ~not_destructible() = delete;
};

struct throwing_destructor {
  using receiver_concept = tag::receiver;
  throwing_destructor(throwing_destructor&&) noexcept;
  ~throwing_destructor() noexcept(false);
};

struct abstract {
  using receiver_concept = tag::receiver;
  abstract(abstract&&) noexcept;
  virtual void function() = 0;
};

template<class Rcvr>
inline constexpr bool accepted = ex::receiver<Rcvr> && ex::receiver<Rcvr&&>;

template<class Rcvr>
inline constexpr bool rejected =
  !ex::receiver<Rcvr> && !ex::receiver<Rcvr&&> && !ex::receiver<Rcvr&> && !ex::receiver<const Rcvr&>;

static_assert(accepted<trivial>);
static_assert(accepted<move_only>);
static_assert(accepted<copy_only>);

static_assert(rejected<not_movable>);
static_assert(rejected<copyable_but_not_movable>);
static_assert(rejected<privately_movable>);
static_assert(rejected<explicitly_movable>);
static_assert(rejected<not_destructible>);
static_assert(rejected<throwing_destructor>);
static_assert(rejected<abstract>);
