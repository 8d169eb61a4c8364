// [stoptoken.concepts]/4
//
// That no stop is possible is asked of an object: stop_possible need not be static to be known at compile time.

#include "execution.h"

struct token {
  template<class>
  struct callback_type;

  bool stop_requested() const noexcept;
  constexpr bool stop_possible() const noexcept { return false; }
  bool operator==(const token&) const = default;
};

static_assert(exs::stoppable_token<token>);
static_assert(exs::unstoppable_token<token>);
