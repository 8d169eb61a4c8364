// [exec.opstate.general]/1
//
// An operation state can be started as an lvalue; it needs nothing else: neither a copy nor a move.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

struct tagged {
  using operation_state_concept = tag::operation_state;
};

struct minimal : tagged {
  minimal() = delete;
  minimal(minimal&&) = delete;
  void start() & noexcept;
};

struct any_category : tagged {
  void start() noexcept;
};

struct constant : tagged {
  void start() const noexcept;
};

struct no_start : tagged {};

struct rvalue_start : tagged {
  void start() && noexcept;
};

struct start_with_argument : tagged {
  void start(int) & noexcept;
};

class private_start : public tagged {
  void start() & noexcept;
};

struct deleted_start : tagged {
  void start() & noexcept = delete;
};

static_assert(ex::operation_state<minimal>);
static_assert(ex::operation_state<any_category>);
static_assert(ex::operation_state<constant>);
static_assert(!ex::operation_state<no_start>);
static_assert(!ex::operation_state<rvalue_start>);
static_assert(!ex::operation_state<start_with_argument>);
static_assert(!ex::operation_state<private_start>);
static_assert(!ex::operation_state<deleted_start>);

// One that is const can be started only if that is provided for.
static_assert(ex::operation_state<const constant>);
static_assert(!ex::operation_state<const minimal>);
