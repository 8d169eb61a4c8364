// seed: P2300R10 L2895
//
// A receiver says so, and has named member functions for its completions; the tag_invoke of earlier drafts makes none.

#include "execution.h"
#include "tags.h"

struct member_receiver {
  using receiver_concept = tag::receiver;

  void set_value(int) && noexcept {}
};

struct tag_invoke_receiver {
  friend void tag_invoke(ex::set_value_t, tag_invoke_receiver&&, int) noexcept {}
};

struct unnamed_receiver {
  void set_value(int) && noexcept {}
};

static_assert(ex::receiver<member_receiver>);
static_assert(!ex::receiver<unnamed_receiver>);
static_assert(!ex::receiver<tag_invoke_receiver>);

using operation = ex::connect_result_t<decltype(ex::just(1)), member_receiver>;
static_assert(ex::operation_state<operation>);
