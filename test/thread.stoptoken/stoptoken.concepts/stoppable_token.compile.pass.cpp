// [stoptoken.concepts]/4
//
// A stop token needs a callback_type, the two questions, a copy that does not throw, and equality, and no more.

#include "execution.h"

struct minimal_token {
  template<class>
  struct callback_type;

  bool stop_requested() const noexcept;
  bool stop_possible() const noexcept;
  bool operator==(const minimal_token&) const = default;
};

// The questions are not asked of an object, the template is an alias, and there is no default constructor.
struct static_token {
  template<class Fn>
  using callback_type = Fn;

  explicit static_token(int);
  static bool stop_requested() noexcept;
  static bool stop_possible() noexcept;
  friend bool operator==(const static_token&, const static_token&);
};

static_assert(exs::stoppable_token<minimal_token>);
static_assert(exs::stoppable_token<static_token>);

static_assert(!exs::stoppable_token<const minimal_token>);
static_assert(!exs::stoppable_token<minimal_token&>);
static_assert(!exs::stoppable_token<minimal_token*>);
static_assert(!exs::stoppable_token<int>);
static_assert(!exs::stoppable_token<void>);
