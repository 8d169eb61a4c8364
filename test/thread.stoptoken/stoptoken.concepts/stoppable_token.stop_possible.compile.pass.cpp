// [stoptoken.concepts]/4
//
// A const stop token answers stop_possible with a bool itself, and does not throw.

#include "execution.h"

#include <type_traits>

struct base_token {
  template<class>
  struct callback_type;

  bool stop_requested() const noexcept;
  bool operator==(const base_token&) const = default;
};

struct accepted : base_token {
  bool stop_possible() const noexcept;
};

struct missing : base_token {};

struct not_a_function : base_token {
  bool stop_possible;
};

struct not_const : base_token {
  bool stop_possible() noexcept;
};

struct for_rvalues : base_token {
  bool stop_possible() && noexcept;
};

struct throwing : base_token {
  bool stop_possible() const;
};

struct of_type_int : base_token {
  int stop_possible() const noexcept;
};

struct of_class_type : base_token {
  std::true_type stop_possible() const noexcept;
};

struct by_reference : base_token {
  const bool& stop_possible() const noexcept;
};

struct with_argument : base_token {
  bool stop_possible(int) const noexcept;
};

static_assert(exs::stoppable_token<accepted>);
static_assert(!exs::stoppable_token<missing>);
static_assert(!exs::stoppable_token<not_a_function>);
static_assert(!exs::stoppable_token<not_const>);
static_assert(!exs::stoppable_token<for_rvalues>);
static_assert(!exs::stoppable_token<throwing>);
static_assert(!exs::stoppable_token<of_type_int>);
static_assert(!exs::stoppable_token<of_class_type>);
static_assert(!exs::stoppable_token<by_reference>);
static_assert(!exs::stoppable_token<with_argument>);
