// [exec.fwd.env]/2.2
//
// A query object that does not answer itself is a forwarding one if its class is publicly and unambiguously derived
// from forwarding_query_t.

#include "execution.h"

struct derived : exs::forwarding_query_t {};
static_assert(exs::forwarding_query(derived()));

constexpr derived constant;
static_assert(exs::forwarding_query(constant));

struct derived_from_derived : derived {};
static_assert(exs::forwarding_query(derived_from_derived()));

// forwarding_query_t is derived from itself, as derived_from has it.
static_assert(exs::forwarding_query(exs::forwarding_query));

// Another question is not this one.
struct other_question {};

struct derived_with_other_answer : exs::forwarding_query_t {
  constexpr bool query(other_question) const noexcept { return false; }
};
static_assert(exs::forwarding_query(derived_with_other_answer()));

// Near misses.
struct privately_derived : private exs::forwarding_query_t {};
static_assert(!exs::forwarding_query(privately_derived()));

struct first : exs::forwarding_query_t {};
struct second : exs::forwarding_query_t {};
struct ambiguous : first, second {};
static_assert(!exs::forwarding_query(ambiguous()));

struct convertible {
  constexpr operator exs::forwarding_query_t() const noexcept { return {}; }
};
static_assert(!exs::forwarding_query(convertible()));
