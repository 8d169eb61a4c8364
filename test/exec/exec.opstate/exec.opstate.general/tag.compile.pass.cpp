// [exec.opstate.general]/1
//
// An operation state opts in by a member type operation_state_concept that is, or is derived from, the tag for
// operation states.
//
// EDITION: cd c++26

#include "execution.h"
#include "tags.h"

template<class Tag>
struct tagged {
  using operation_state_concept = Tag;
  void start() & noexcept;
};

struct derived_tag : tag::operation_state {};
struct private_tag : private tag::operation_state {};
struct other_tag {};

static_assert(ex::operation_state<tagged<tag::operation_state>>);
static_assert(ex::operation_state<tagged<derived_tag>>);
static_assert(!ex::operation_state<tagged<private_tag>>);
static_assert(!ex::operation_state<tagged<other_tag>>);
static_assert(!ex::operation_state<tagged<tag::sender>>);
static_assert(!ex::operation_state<tagged<tag::operation_state&>>);
static_assert(!ex::operation_state<tagged<void>>);

struct untagged {
  void start() & noexcept;
};
static_assert(!ex::operation_state<untagged>);

// The tag is looked for in the type as it is.
static_assert(!ex::operation_state<tagged<tag::operation_state>&>);
static_assert(!ex::operation_state<tagged<tag::operation_state>*>);
static_assert(!ex::operation_state<int>);
static_assert(!ex::operation_state<void>);
