// [stoptoken.concepts]/4
//
// A token is unstoppable if it is a stop token and it is known at compile time that no stop is possible.

#include "execution.h"

struct base_token {
  template<class>
  struct callback_type;

  bool stop_requested() const noexcept;
  bool operator==(const base_token&) const = default;
};

struct impossible : base_token {
  static constexpr bool stop_possible() noexcept { return false; }
};

struct possible : base_token {
  static constexpr bool stop_possible() noexcept { return true; }
};

struct no_stop_token {
  static constexpr bool stop_possible() noexcept { return false; }
};

static_assert(exs::unstoppable_token<impossible>);
static_assert(exs::stoppable_token<possible> && !exs::unstoppable_token<possible>);
static_assert(!exs::unstoppable_token<no_stop_token>);
static_assert(!exs::unstoppable_token<impossible&>);
static_assert(!exs::unstoppable_token<const impossible>);
