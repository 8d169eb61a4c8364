// [exec.fwd.env]/2
//
// forwarding_query is a query object, that is, a customization point object: every copy of it, const or not, lvalue or
// rvalue, asks the same question, and the answer is a bool.

#include "execution.h"

#include <concepts>
#include <utility>

static_assert(std::same_as<decltype(exs::forwarding_query), const exs::forwarding_query_t>);
static_assert(std::semiregular<exs::forwarding_query_t>);

struct yes {
  static constexpr bool query(exs::forwarding_query_t) noexcept { return true; }
};

struct no {};

template<class Self, class Query>
concept asks = requires(Self&& self, Query&& q) {
  requires std::same_as<decltype(std::forward<Self>(self)(std::forward<Query>(q))), bool>;
  requires noexcept(std::forward<Self>(self)(std::forward<Query>(q)));
};

template<class Query>
concept asked = asks<exs::forwarding_query_t&, Query> && asks<const exs::forwarding_query_t&, Query> &&
                asks<exs::forwarding_query_t, Query> && asks<const exs::forwarding_query_t, Query>;

static_assert(asked<yes>);
static_assert(asked<const yes&>);
static_assert(asked<no>);
static_assert(asked<const no&>);

constexpr exs::forwarding_query_t copy = exs::forwarding_query;
static_assert(copy(yes()));
static_assert(!copy(no()));
static_assert(exs::forwarding_query_t()(yes()));
static_assert(!exs::forwarding_query_t()(no()));
