// [stoptoken.concepts]/4
//
// unstoppable_token subsumes stoppable_token: an overload for unstoppable tokens is the better one.

#include "execution.h"

struct base_token {
  template<class>
  struct callback_type;

  bool stop_requested() const noexcept;
  bool operator==(const base_token&) const = default;
};

struct stoppable : base_token {
  bool stop_possible() const noexcept;
};

struct unstoppable : base_token {
  static constexpr bool stop_possible() noexcept { return false; }
};

template<exs::stoppable_token>
constexpr int overload() {
  return 1;
}

template<exs::unstoppable_token>
constexpr int overload() {
  return 2;
}

static_assert(overload<stoppable>() == 1);
static_assert(overload<unstoppable>() == 2);
