// [exec.fwd.env]/2.3
//
// A query object that neither answers nor is derived from forwarding_query_t is not a forwarding one.

#include "execution.h"

struct silent {};
static_assert(!exs::forwarding_query(silent()));

constexpr silent constant;
static_assert(!exs::forwarding_query(constant));

// It answers another question, or with another argument.
struct other_question {};

struct other_answer {
  constexpr bool query(other_question) const noexcept { return true; }
};
static_assert(!exs::forwarding_query(other_answer()));

struct no_argument {
  constexpr bool query() const noexcept { return true; }
};
static_assert(!exs::forwarding_query(no_argument()));

struct two_arguments {
  constexpr bool query(exs::forwarding_query_t, int) const noexcept { return true; }
};
static_assert(!exs::forwarding_query(two_arguments()));

// A free function is not asked.
struct with_friend {
  friend constexpr bool query(with_friend, exs::forwarding_query_t) noexcept { return true; }
};
static_assert(!exs::forwarding_query(with_friend()));
