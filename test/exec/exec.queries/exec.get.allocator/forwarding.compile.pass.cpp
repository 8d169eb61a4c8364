// [exec.get.allocator]/3
//
// The query is a forwarding one, and that is a constant.

#include "execution.h"

static_assert(exs::forwarding_query(exs::get_allocator));
static_assert(exs::forwarding_query(exs::get_allocator_t()));

constexpr bool answer = exs::forwarding_query(exs::get_allocator);
static_assert(answer);
