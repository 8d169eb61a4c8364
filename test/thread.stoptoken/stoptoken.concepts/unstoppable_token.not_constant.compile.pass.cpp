// [stoptoken.concepts]/4
//
// A token is not unstoppable if it is not known at compile time whether a stop is possible, be it impossible.

#include "execution.h"

struct base_token {
  template<class>
  struct callback_type;

  bool stop_requested() const noexcept;
  bool operator==(const base_token&) const = default;
};

struct constant : base_token {
  static constexpr bool stop_possible() noexcept { return false; }
};

struct not_constexpr : base_token {
  static bool stop_possible() noexcept { return false; }
};

struct not_static_and_not_constexpr : base_token {
  bool stop_possible() const noexcept { return false; }
};

// Whether a stop is possible depends on the token.
struct dependent : base_token {
  bool possible = false;
  constexpr bool stop_possible() const noexcept { return possible; }
};

static_assert(exs::unstoppable_token<constant>);
static_assert(exs::stoppable_token<not_constexpr> && !exs::unstoppable_token<not_constexpr>);
static_assert(
  exs::stoppable_token<not_static_and_not_constexpr> && !exs::unstoppable_token<not_static_and_not_constexpr>);
static_assert(exs::stoppable_token<dependent> && !exs::unstoppable_token<dependent>);
