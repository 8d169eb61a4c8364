// [stoptoken.concepts]/4
//
// A stop token can be copied without an exception, and assigned.

#include "execution.h"

struct base_token {
  template<class>
  struct callback_type;

  bool stop_requested() const noexcept;
  bool stop_possible() const noexcept;
  bool operator==(const base_token&) const = default;
};

struct accepted : base_token {
  accepted(const accepted&) noexcept;
  accepted& operator=(const accepted&) noexcept;
};

struct throwing_copy : base_token {
  throwing_copy(const throwing_copy&) noexcept(false);
  throwing_copy& operator=(const throwing_copy&) noexcept;
};

struct throwing_assignment : base_token {
  throwing_assignment(const throwing_assignment&) noexcept;
  throwing_assignment& operator=(const throwing_assignment&) noexcept(false);
};

struct move_only : base_token {
  move_only(move_only&&) noexcept;
  move_only& operator=(move_only&&) noexcept;
};

struct not_assignable : base_token {
  not_assignable(const not_assignable&) noexcept;
  not_assignable& operator=(const not_assignable&) = delete;
};

struct assigned_to_void : base_token {
  assigned_to_void(const assigned_to_void&) noexcept;
  void operator=(const assigned_to_void&) noexcept;
};

static_assert(exs::stoppable_token<accepted>);
static_assert(exs::stoppable_token<throwing_assignment>);
static_assert(!exs::stoppable_token<throwing_copy>);
static_assert(!exs::stoppable_token<move_only>);
static_assert(!exs::stoppable_token<not_assignable>);
static_assert(!exs::stoppable_token<assigned_to_void>);
