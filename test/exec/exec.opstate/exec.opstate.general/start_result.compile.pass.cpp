// [exec.opstate.general]/1
//
// What start returns does not matter, nor whether anyone can derive from the class.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

struct returns_number {
  using operation_state_concept = tag::operation_state;
  int start() & noexcept;
};

struct returns_itself {
  using operation_state_concept = tag::operation_state;
  returns_itself& start() & noexcept;
};

struct final_class final {
  using operation_state_concept = tag::operation_state;
  void start() & noexcept;
};

static_assert(ex::operation_state<returns_number>);
static_assert(ex::operation_state<returns_itself>);
static_assert(ex::operation_state<final_class>);
