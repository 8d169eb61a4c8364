// [exec.prop]/1
//
// The environment answers its own query and no other.

#include "environments.h"
#include "execution.h"

#include <memory>

template<class Env, class Query>
concept answers = requires(const Env& env) { env.query(Query()); };

using forwarding_prop = ex::prop<forwarding, int>;
static_assert(answers<forwarding_prop, forwarding>);
static_assert(!answers<forwarding_prop, not_forwarding>);
static_assert(!answers<forwarding_prop, exs::get_stop_token_t>);
static_assert(!answers<forwarding_prop, ex::get_scheduler_t>);

using allocator_prop = ex::prop<exs::get_allocator_t, std::allocator<int>>;
static_assert(answers<allocator_prop, exs::get_allocator_t>);
static_assert(!answers<allocator_prop, exs::get_stop_token_t>);
static_assert(!answers<allocator_prop, forwarding>);
