// [exec.fwd.env]/2.1
//
// The query object is asked with forwarding_query itself, which is a const lvalue.

#include "execution.h"

struct overloaded {
  constexpr bool query(exs::forwarding_query_t&) const noexcept { return false; }
  constexpr bool query(const exs::forwarding_query_t&) const noexcept { return true; }
  constexpr bool query(exs::forwarding_query_t&&) const noexcept { return false; }
  constexpr bool query(const exs::forwarding_query_t&&) const noexcept { return false; }
};
static_assert(exs::forwarding_query(overloaded()));

// An rvalue would find nothing to call here.
struct lvalue_only {
  constexpr bool query(const exs::forwarding_query_t&) const noexcept { return true; }
  constexpr bool query(const exs::forwarding_query_t&&) const noexcept = delete;
};
static_assert(exs::forwarding_query(lvalue_only()));
