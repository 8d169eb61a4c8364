// [stoptoken.concepts]/4
//
// A stop token's callback_type is a template of one type, public, and need not be a type for any function.

#include "execution.h"

#include <cstddef>

struct base_token {
  bool stop_requested() const noexcept;
  bool stop_possible() const noexcept;
  bool operator==(const base_token&) const = default;
};

struct none : base_token {};

struct class_template : base_token {
  template<class>
  struct callback_type;
};

template<class Fn>
using no_type = Fn::there_is_no_such_type;

struct alias_template : base_token {
  template<class Fn>
  using callback_type = no_type<Fn>;
};

struct no_template : base_token {
  using callback_type = int;
};

struct of_values : base_token {
  template<std::size_t>
  struct callback_type;
};

struct of_two_types : base_token {
  template<class, class>
  struct callback_type;
};

struct variable : base_token {
  template<class>
  static constexpr int callback_type = 0;
};

class hidden : base_token {
  template<class>
  struct callback_type;

public:
  using base_token::stop_possible;
  using base_token::stop_requested;
  bool operator==(const hidden&) const = default;
};

static_assert(exs::stoppable_token<class_template>);
static_assert(exs::stoppable_token<alias_template>);
static_assert(!exs::stoppable_token<none>);
static_assert(!exs::stoppable_token<no_template>);
static_assert(!exs::stoppable_token<of_values>);
static_assert(!exs::stoppable_token<of_two_types>);
static_assert(!exs::stoppable_token<variable>);
static_assert(!exs::stoppable_token<hidden>);
