// [stoptoken.concepts]/4
//
// Stop tokens can be compared for equality.

#include "execution.h"

struct base_token {
  template<class>
  struct callback_type;

  bool stop_requested() const noexcept;
  bool stop_possible() const noexcept;
};

struct accepted : base_token {
  friend bool operator==(const accepted&, const accepted&);
};

struct not_comparable : base_token {};

struct not_const : base_token {
  friend bool operator==(not_const&, not_const&);
};

struct not_boolean : base_token {
  friend void operator==(const not_boolean&, const not_boolean&);
};

struct deleted : base_token {
  bool operator==(const deleted&) const = delete;
};

static_assert(exs::stoppable_token<accepted>);
static_assert(!exs::stoppable_token<not_comparable>);
static_assert(!exs::stoppable_token<not_const>);
static_assert(!exs::stoppable_token<not_boolean>);
static_assert(!exs::stoppable_token<deleted>);
