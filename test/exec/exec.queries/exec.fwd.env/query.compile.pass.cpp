// [exec.fwd.env]/2.1
//
// If the query object can be asked, its own answer is the answer, a constant one if the answer is constant.

#include "execution.h"

#include <concepts>

template<bool Answer>
struct answering {
  constexpr bool query(exs::forwarding_query_t) const noexcept { return Answer; }
};

static_assert(exs::forwarding_query(answering<true>()));
static_assert(!exs::forwarding_query(answering<false>()));

constexpr answering<true> constant;
static_assert(exs::forwarding_query(constant));

struct static_member {
  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};
static_assert(exs::forwarding_query(static_member()));

struct immediate {
  static consteval bool query(exs::forwarding_query_t) noexcept { return true; }
};
static_assert(exs::forwarding_query(immediate()));

// It counts for more than the base class.
struct derived_and_answering : exs::forwarding_query_t {
  constexpr bool query(exs::forwarding_query_t) const noexcept { return false; }
};
static_assert(!exs::forwarding_query(derived_and_answering()));

// Any member will do for which the call is well-formed.
struct generic {
  constexpr bool query(auto) const noexcept { return true; }
};
static_assert(exs::forwarding_query(generic()));

struct inherited : answering<true> {};
static_assert(exs::forwarding_query(inherited()));
