// [exec.env]/7
//
// env can be asked what one of its elements, where it is const, can be asked, and nothing else.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"

#include <concepts>

template<class Env, class Query>
concept answers = requires(const Env& env) { env.query(Query()); };

template<class... Queries>
struct answering {
  int query(auto q) const noexcept
    requires(std::same_as<decltype(q), Queries> || ...);
};

struct non_const_env {
  int query(forwarding) noexcept;
};

static_assert(!answers<ex::env<>, forwarding>);
static_assert(!answers<ex::env<>, exs::get_stop_token_t>);

using one = ex::env<answering<forwarding>>;
static_assert(answers<one, forwarding>);
static_assert(!answers<one, not_forwarding>);

using two = ex::env<answering<forwarding>, answering<not_forwarding>>;
static_assert(answers<two, forwarding>);
static_assert(answers<two, not_forwarding>);
static_assert(!answers<two, exs::get_allocator_t>);

using nested = ex::env<ex::env<>, ex::env<answering<>, answering<forwarding>>>;
static_assert(answers<nested, forwarding>);
static_assert(!answers<nested, not_forwarding>);

static_assert(!answers<ex::env<non_const_env>, forwarding>);
static_assert(!answers<ex::env<non_const_env, answering<not_forwarding>>, forwarding>);
